import type { BoundingBox } from "./distance.ts";
import type { Point } from "./point.ts";

/** The United Kingdom. Points outside belong to the nearest cell. */
const AREA: BoundingBox = { south: 49.5, north: 61, west: -8.7, east: 2 };
/** The intended average number of points in a cell. Larger cells mean more comparisons; smaller ones, more cells to visit. */
const POINTS_PER_CELL = 2;
const MIN_SIDE = 8;
const MAX_SIDE = 1_000;

/** A square grid of cells over the country, numbered row by row from the south-west. */
export function createGrid(pointCount: number) {
  const side = Math.min(MAX_SIDE, Math.max(MIN_SIDE, Math.ceil(Math.sqrt(pointCount / POINTS_PER_CELL))));
  const indexBetween = (from: number, to: number, value: number) =>
    Math.min(side - 1, Math.max(0, Math.floor(((value - from) / (to - from)) * side)));
  const rowOf = (latitude: number) => indexBetween(AREA.south, AREA.north, latitude);
  const columnOf = (longitude: number) => indexBetween(AREA.west, AREA.east, longitude);
  return {
    /** The number of rows, and of cells in a row. */
    side,
    cellOf: ({ latitude, longitude }: Point) => rowOf(latitude) * side + columnOf(longitude),
    /** The cells at three corners of a box. They determine all cells that the box covers. */
    corners({ south, north, west, east }: BoundingBox) {
      const [firstRow, firstColumn] = [rowOf(south) * side, columnOf(west)];
      return {
        southWest: firstRow + firstColumn,
        southEast: firstRow + columnOf(east),
        northWest: rowOf(north) * side + firstColumn,
      };
    },
  };
}
