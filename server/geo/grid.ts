import type { Box } from "./distance.ts";
import type { Point } from "./point.ts";

/** Degrees; around the United Kingdom. What lies outside counts to the nearest cell. */
const AREA: Box = { south: 49.5, north: 61, west: -8.7, east: 2 };
/** On the average. More are looked at in vain, and for fewer there are more cells to go through. */
const IN_A_CELL = 2;
const SIDES = { fewest: 8, most: 1_000 };

/** Cells of equal size over the country, numbered row by row from the south-west. */
export interface Grid {
  /** Cells in a row, and rows. */
  side: number;
  cellOf(point: Point): number;
  /** The cells in the corners of a box: all between them are in the box. */
  corners(box: Box): { southWest: number; southEast: number; northWest: number };
}

export function createGrid(companies: number): Grid {
  const side = Math.min(SIDES.most, Math.max(SIDES.fewest, Math.ceil(Math.sqrt(companies / IN_A_CELL))));
  const step = (value: number, from: number, to: number) =>
    Math.min(side - 1, Math.max(0, Math.floor(((value - from) / (to - from)) * side)));
  const row = (latitude: number) => step(latitude, AREA.south, AREA.north);
  const column = (longitude: number) => step(longitude, AREA.west, AREA.east);
  return {
    side,
    cellOf: ({ latitude, longitude }) => row(latitude) * side + column(longitude),
    corners({ south, north, west, east }) {
      const [bottom, left] = [row(south) * side, column(west)];
      return {
        southWest: bottom + left,
        southEast: bottom + column(east),
        northWest: row(north) * side + left,
      };
    },
  };
}
