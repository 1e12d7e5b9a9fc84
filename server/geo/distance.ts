import type { Point } from "./point.ts";

/** A rectangle of the map; degrees. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** A place on a globe of radius 1, measured from its centre. */
export type Direction = readonly [x: number, y: number, z: number];

/** The mean radius of the Earth. */
const EARTH_KM = 6_371;
const RADIAN = 180 / Math.PI;

export function directionOf({ latitude, longitude }: Point): Direction {
  const [up, aside] = [latitude / RADIAN, longitude / RADIAN];
  return [Math.cos(up) * Math.cos(aside), Math.cos(up) * Math.sin(aside), Math.sin(up)];
}

/** Great-circle kilometres, from the square of the straight line between two directions. */
export const kilometresOfChord = (squared: number): number =>
  2 *
  EARTH_KM *
  (squared < SHORT ? arcSineOfSmall(Math.sqrt(squared) / 2) : Math.asin(Math.min(1, Math.sqrt(squared) / 2)));

/** The square of a straight line of 318 kilometres; longer than any circle searched reaches. */
const SHORT = 0.05 ** 2;

/** Up to 0.025 the first terms of its series are all that a number can hold, in a fifth of the time of `Math.asin`. */
function arcSineOfSmall(value: number): number {
  const squared = value * value;
  return value * (1 + squared * (1 / 6 + squared * (3 / 40 + squared * (15 / 336 + squared * (105 / 3456)))));
}

/** The square of the straight line under so many kilometres. */
export const chordOf = (kilometres: number): number => (2 * Math.sin(kilometres / EARTH_KM / 2)) ** 2;

export function kilometresBetween(a: Point, b: Point): number {
  const [[ax, ay, az], [bx, by, bz]] = [directionOf(a), directionOf(b)];
  return kilometresOfChord((ax - bx) ** 2 + (ay - by) ** 2 + (az - bz) ** 2);
}

/** What encloses a circle that holds no pole and does not cross the date line. */
export function boxAround({ latitude, longitude }: Point, radiusKm: number): Box {
  const angle = radiusKm / EARTH_KM;
  // A hair more, so that no rounding cuts off what lies on the edge.
  const up = angle * RADIAN + 1e-9;
  const aside = Math.asin(Math.sin(angle) / Math.cos(latitude / RADIAN)) * RADIAN + 1e-9;
  return { south: latitude - up, north: latitude + up, west: longitude - aside, east: longitude + aside };
}
