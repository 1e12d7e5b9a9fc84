import { boxAround, chordOf, type Direction, directionOf, kilometresOfChord } from "#server/geo/distance.ts";
import { createGrid } from "#server/geo/grid.ts";
import type { Point } from "#server/geo/point.ts";
import type { Columns } from "../records/columns.ts";
import { nearestFirst } from "./bucket-sort.ts";
import { placeKey } from "./distance-keys.ts";

/** Numbers a company takes: its direction from the centre of the Earth, and its slot. */
const WIDTH = 4;
const SLOT = 3;
/** A direction's numbers are whole ones: of the Earth's radius, three millimetres each. */
const ONE = 2 ** 31 - 1;

const UNITS_PER_DEGREE = 10_000_000;
/** No number of units of any degree. */
const UNPLACED = -(2 ** 31);

/** Degrees as columns hold them; null when a company cannot be placed. */
export const unitsOf = (degrees: number | null): number =>
  degrees === null ? UNPLACED : Math.round(degrees * UNITS_PER_DEGREE);

export const isPlaced = ({ latitude, longitude }: Columns, slot: number): boolean =>
  latitude[slot] !== UNPLACED && longitude[slot] !== UNPLACED;

export const pointOf = ({ latitude, longitude }: Columns, slot: number): Point => ({
  latitude: (latitude[slot] as number) / UNITS_PER_DEGREE,
  longitude: (longitude[slot] as number) / UNITS_PER_DEGREE,
});

/**
 * Companies by where they stand, cell by cell in one piece of memory, so that looking through a row of cells is reading
 * on. Straight lines are compared before distances are worked out: three multiplications each.
 */
export function createSpatialIndex(columns: Columns) {
  let grid = createGrid(0);
  let points = new Int32Array(0);
  /** Where each cell begins in `points`; the next one's beginning is its end. */
  let starts = new Uint32Array(grid.side ** 2 + 1);
  let found = new Float64Array(64);

  const cellOf = (slot: number) => grid.cellOf(pointOf(columns, slot));
  const count = () => starts.at(-1) as number;

  function write(at: number, slot: number): void {
    const [x, y, z] = wholeDirection(pointOf(columns, slot));
    points.set([x, y, z, slot], at * WIDTH);
  }

  function shiftStarts(after: number, by: number): void {
    for (let cell = after + 1; cell < starts.length; cell += 1) starts[cell] = (starts[cell] as number) + by;
  }

  return {
    build(slots: readonly number[]): void {
      const placed = slots.filter((slot) => isPlaced(columns, slot));
      grid = createGrid(placed.length);
      points = new Int32Array(placed.length * WIDTH);
      const cells = Uint32Array.from(placed, cellOf);
      starts = startsOf(cells, grid.side ** 2);
      const next = starts.slice();
      for (const [index, slot] of placed.entries()) {
        const cell = cells[index] as number;
        write(next[cell] as number, slot);
        next[cell] = (next[cell] as number) + 1;
      }
    },

    /** Neighbours one after the other. */
    slots(): Int32Array {
      const slots = new Int32Array(count());
      for (let at = 0; at < slots.length; at += 1) slots[at] = points[at * WIDTH + SLOT] as number;
      return slots;
    },

    add(slot: number): void {
      if (!isPlaced(columns, slot)) return;
      const cell = cellOf(slot);
      const at = starts[cell + 1] as number;
      points = withRoom(points, (count() + 1) * WIDTH, Int32Array);
      points.copyWithin((at + 1) * WIDTH, at * WIDTH, count() * WIDTH);
      write(at, slot);
      shiftStarts(cell, 1);
    },

    /** To be called while the company still stands where it was added. */
    remove(slot: number): void {
      if (!isPlaced(columns, slot)) return;
      const cell = cellOf(slot);
      let at = starts[cell] as number;
      while (points[at * WIDTH + SLOT] !== slot) at += 1;
      points.copyWithin(at * WIDTH, (at + 1) * WIDTH, count() * WIDTH);
      shiftStarts(cell, -1);
    },

    /** The companies in a circle, nearest first, as place keys. */
    within(centre: Point, radiusKm: number): Float64Array {
      const { southWest, southEast, northWest } = grid.corners(boxAround(centre, radiusKm));
      const [x, y, z] = wholeDirection(centre);
      const furthest = chordOf(radiusKm) * ONE ** 2;
      const at = points;
      let keys = found;
      let length = 0;
      for (
        let first = southWest, last = southEast;
        first <= northWest;
        first += grid.side, last += grid.side
      ) {
        const begin = (starts[first] as number) * WIDTH;
        const end = (starts[last + 1] as number) * WIDTH;
        keys = withRoom(keys, length + (end - begin) / WIDTH, Float64Array);
        for (let index = begin; index < end; index += WIDTH) {
          const dx = (at[index] as number) - x;
          const dy = (at[index + 1] as number) - y;
          const dz = (at[index + 2] as number) - z;
          const squared = dx * dx + dy * dy + dz * dz;
          if (squared > furthest) continue;
          keys[length] = placeKey(kilometresOfChord(squared / ONE ** 2), at[index + SLOT] as number);
          length += 1;
        }
      }
      found = keys;
      return nearestFirst(keys.subarray(0, length));
    },
  };
}

function wholeDirection(point: Point): Direction {
  const [x, y, z] = directionOf(point);
  return [Math.round(x * ONE), Math.round(y * ONE), Math.round(z * ONE)];
}

/** Where each cell begins, when they stand in order. */
function startsOf(cells: Uint32Array, count: number): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(count + 1);
  for (const cell of cells) starts[cell + 1] = (starts[cell + 1] as number) + 1;
  for (let cell = 1; cell <= count; cell += 1)
    starts[cell] = (starts[cell] as number) + (starts[cell - 1] as number);
  return starts;
}

type Numbers = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

function withRoom<Kind extends Numbers>(
  numbers: Kind,
  wanted: number,
  kind: new (length: number) => Kind,
): Kind {
  if (numbers.length >= wanted) return numbers;
  const larger = new kind(Math.ceil(wanted * 1.125) + 8 * WIDTH);
  larger.set(numbers);
  return larger;
}
