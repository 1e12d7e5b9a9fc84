/** Bytes a unit takes: two for its name, four for each coordinate. */
export const UNIT_BYTES = 10;
/** Coordinates are whole millionths of a degree: a tenth of a metre. */
export const PER_DEGREE = 1_000_000;

const A = 65;

/** A number below 6,760 for the inward part of a postcode ("4AE"), in alphabetical order. */
export const unitKey = (inward: string): number =>
  Number(inward[0]) * 676 + (inward.charCodeAt(1) - A) * 26 + (inward.charCodeAt(2) - A);

export const inwardOf = (key: number): string =>
  `${Math.floor(key / 676)}${String.fromCharCode(A + (Math.floor(key / 26) % 26), A + (key % 26))}`;

/**
 * All units of a district as bytes, little-endian: the sorted keys, then the latitudes, then the longitudes.
 * `units` holds a key, a latitude and a longitude by turns; of a unit named twice the last counts.
 */
export function packUnits(units: readonly number[]): Buffer {
  const places = placesInOrder(units);
  const packed = Buffer.allocUnsafe(places.length * UNIT_BYTES);
  const [latitudes, longitudes] = [places.length * 2, places.length * 6];
  for (let index = 0; index < places.length; index += 1) {
    const at = places[index] as number;
    packed.writeUInt16LE(units[at] as number, index * 2);
    packed.writeInt32LE(Math.round((units[at + 1] as number) * PER_DEGREE), latitudes + index * 4);
    packed.writeInt32LE(Math.round((units[at + 2] as number) * PER_DEGREE), longitudes + index * 4);
  }
  return packed;
}

/** Where in `units` each key's last place begins. */
function placesInOrder(units: readonly number[]): number[] {
  const all = Array.from({ length: units.length / 3 }, (_, index) => index * 3);
  // Published files are in order, and finding that out takes a tenth of putting them so.
  if (all.every((at) => at === 0 || (units[at - 3] as number) < (units[at] as number))) return all;
  const places = new Map(all.map((at) => [units[at] as number, at]));
  return [...places].sort(([a], [b]) => a - b).map(([, at]) => at);
}
