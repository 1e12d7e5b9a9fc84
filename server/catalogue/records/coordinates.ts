import type { Point } from "#server/geo/point.ts";
import type { Columns } from "./columns.ts";

const UNITS_PER_DEGREE = 10_000_000;
/** Outside the range of any coordinate in units. */
const NO_COORDINATE = -(2 ** 31);

/** Converts degrees to ten-millionths of a degree, the unit of the columns. */
export const degreeUnits = (degrees: number | null): number =>
  degrees === null ? NO_COORDINATE : Math.round(degrees * UNITS_PER_DEGREE);

export const isLocated = ({ latitude, longitude }: Columns, slot: number): boolean =>
  latitude[slot] !== NO_COORDINATE && longitude[slot] !== NO_COORDINATE;

export const pointOf = ({ latitude, longitude }: Columns, slot: number): Point => ({
  latitude: (latitude[slot] as number) / UNITS_PER_DEGREE,
  longitude: (longitude[slot] as number) / UNITS_PER_DEGREE,
});
