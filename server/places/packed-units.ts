/** One unit postcode within its district: "4AE" and where it is. */
export interface Unit {
  inward: string;
  latitude: number;
  longitude: number;
}

/** Bytes a unit takes: two for its name, four for each coordinate. */
export const UNIT_BYTES = 10;
/** Coordinates are whole millionths of a degree: a tenth of a metre. */
export const PER_DEGREE = 1_000_000;

const A = 65;

/** A number below 6,760 for the inward part of a postcode, in alphabetical order. */
export const unitKey = (inward: string): number =>
  Number(inward[0]) * 676 + (inward.charCodeAt(1) - A) * 26 + (inward.charCodeAt(2) - A);

export const inwardOf = (key: number): string =>
  `${Math.floor(key / 676)}${String.fromCharCode(A + (Math.floor(key / 26) % 26), A + (key % 26))}`;

/** All units of a district as bytes, little-endian: the sorted keys, then the latitudes, then the longitudes. */
export function packUnits(units: readonly Unit[]): Buffer {
  const byKey = new Map(units.map((unit) => [unitKey(unit.inward), unit]));
  const sorted = [...byKey].sort(([a], [b]) => a - b);
  const packed = Buffer.alloc(sorted.length * UNIT_BYTES);
  const [latitudes, longitudes] = [sorted.length * 2, sorted.length * 6];
  for (const [index, [key, { latitude, longitude }]] of sorted.entries()) {
    packed.writeUInt16LE(key, index * 2);
    packed.writeInt32LE(Math.round(latitude * PER_DEGREE), latitudes + index * 4);
    packed.writeInt32LE(Math.round(longitude * PER_DEGREE), longitudes + index * 4);
  }
  return packed;
}
