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
  const places = new Map<number, number>();
  for (let at = 0; at < units.length; at += 3) places.set(units[at] ?? 0, at);
  const sorted = [...places].sort(([a], [b]) => a - b);
  const packed = Buffer.alloc(sorted.length * UNIT_BYTES);
  const [latitudes, longitudes] = [sorted.length * 2, sorted.length * 6];
  for (const [index, [key, at]] of sorted.entries()) {
    packed.writeUInt16LE(key, index * 2);
    packed.writeInt32LE(Math.round((units[at + 1] ?? 0) * PER_DEGREE), latitudes + index * 4);
    packed.writeInt32LE(Math.round((units[at + 2] ?? 0) * PER_DEGREE), longitudes + index * 4);
  }
  return packed;
}
