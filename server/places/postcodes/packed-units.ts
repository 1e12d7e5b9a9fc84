export const UNIT_BYTES = 10;
/** Coordinates are stored as integers in millionths of a degree, about 0.1 metres. */
export const PER_DEGREE = 1_000_000;

const A = 65;

/** Maps the inward part of a postcode ("4AE") to a number below 6,760 that sorts alphabetically. */
export const unitKey = (inward: string): number =>
  Number(inward[0]) * 676 + (inward.charCodeAt(1) - A) * 26 + (inward.charCodeAt(2) - A);

export const inwardOf = (key: number): string =>
  `${Math.floor(key / 676)}${String.fromCharCode(A + (Math.floor(key / 26) % 26), A + (key % 26))}`;

/**
 * Packs all units of a district as little-endian bytes: the sorted keys, then the latitudes, then the longitudes. `units` is a
 * flat list of key, latitude and longitude. If a key occurs twice, its last entry is used.
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

/** The index in `units` of the last entry of each key, in the order of the keys. */
export function placesInOrder(units: readonly number[]): number[] {
  const all = Array.from({ length: units.length / 3 }, (_, index) => index * 3);
  // Published files are already sorted. Checking that takes a tenth of the time of sorting.
  if (all.every((at) => at === 0 || (units[at - 3] as number) < (units[at] as number))) return all;
  const places = new Map(all.map((at) => [units[at] as number, at]));
  return [...places].sort(([a], [b]) => a - b).map(([, at]) => at);
}
