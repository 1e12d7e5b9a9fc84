/** A position on the Earth, in degrees (WGS84). */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A unit vector from the centre of the Earth. */
export type Direction = readonly [x: number, y: number, z: number];

const EARTH_KM = 6_371;
const DEGREES_PER_RADIAN = 180 / Math.PI;

export function directionOf(point: Point): Direction {
  const [latitude, longitude] = [point.latitude / DEGREES_PER_RADIAN, point.longitude / DEGREES_PER_RADIAN];
  return [
    Math.cos(latitude) * Math.cos(longitude),
    Math.cos(latitude) * Math.sin(longitude),
    Math.sin(latitude),
  ];
}

/** `squaredChord` is the squared straight distance between two points of the unit sphere. */
export const kilometresOfChord = (squaredChord: number): number =>
  2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(squaredChord) / 2));

export const chordOf = (kilometres: number): number => (2 * Math.sin(kilometres / EARTH_KM / 2)) ** 2;

export function kilometresBetween(a: Point, b: Point): number {
  const [[ax, ay, az], [bx, by, bz]] = [directionOf(a), directionOf(b)];
  return kilometresOfChord((ax - bx) ** 2 + (ay - by) ** 2 + (az - bz) ** 2);
}

/** Rounds to 0.01 km, as the API returns distances. */
export const roundedKm = (km: number): number => Math.round(km * 100) / 100;
