import type { Columns } from "./columns.ts";
import { boxAround, chordOf, directionOf, kilometresOfChord, type Point } from "./globe.ts";
import { createGrid } from "./grid.ts";
import { placeKey } from "./place-keys.ts";

/** Numbers a company takes: its direction from the centre of the Earth, and its slot. */
const WIDTH = 4;
const SLOT = 3;

/** Those of a number of slots that can be placed. */
export const isPlaced = ({ latitude, longitude }: Columns, slot: number): boolean =>
  !Number.isNaN(latitude[slot]) && !Number.isNaN(longitude[slot]);

export const pointOf = ({ latitude, longitude }: Columns, slot: number): Point => ({
  latitude: latitude[slot] as number,
  longitude: longitude[slot] as number,
});

/**
 * Companies by where they stand, cell by cell in one piece of memory, so that looking through a row of cells is reading
 * on. Straight lines are compared before distances are worked out: three multiplications each.
 */
export function createSpatialIndex(columns: Columns) {
  let grid = createGrid(0);
  let points = new Float64Array(0);
  /** Where each cell begins in `points`; the next one's beginning is its end. */
  let starts = new Uint32Array(grid.cells + 1);
  let found = new Float64Array(64);

  const cellOf = (slot: number) => grid.cellOf(pointOf(columns, slot));
  const count = () => starts[grid.cells] as number;

  function write(at: number, slot: number): void {
    points.set(directionOf(pointOf(columns, slot)), at * WIDTH);
    points[at * WIDTH + SLOT] = slot;
  }

  function shiftStarts(after: number, by: number): void {
    for (let cell = after + 1; cell <= grid.cells; cell += 1) starts[cell] = (starts[cell] as number) + by;
  }

  return {
    build(slots: readonly number[]): void {
      const placed = slots.filter((slot) => isPlaced(columns, slot));
      grid = createGrid(placed.length);
      points = new Float64Array(placed.length * WIDTH);
      const cells = Uint32Array.from(placed, cellOf);
      starts = startsOf(cells, grid.cells);
      const next = starts.slice();
      for (const [index, slot] of placed.entries()) {
        const cell = cells[index] as number;
        write(next[cell] as number, slot);
        next[cell] = (next[cell] as number) + 1;
      }
    },

    add(slot: number): void {
      if (!isPlaced(columns, slot)) return;
      const cell = cellOf(slot);
      const at = starts[cell + 1] as number;
      points = withRoom(points, (count() + 1) * WIDTH);
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
      const [x, y, z] = directionOf(centre);
      const furthest = chordOf(radiusKm);
      let length = 0;
      grid.eachRow(boxAround(centre, radiusKm), (first, last) => {
        const begin = (starts[first] as number) * WIDTH;
        const end = (starts[last + 1] as number) * WIDTH;
        found = withRoom(found, length + (end - begin) / WIDTH);
        for (let at = begin; at < end; at += WIDTH) {
          const dx = (points[at] as number) - x;
          const dy = (points[at + 1] as number) - y;
          const dz = (points[at + 2] as number) - z;
          const squared = dx * dx + dy * dy + dz * dz;
          if (squared > furthest) continue;
          found[length] = placeKey(kilometresOfChord(squared), points[at + SLOT] as number);
          length += 1;
        }
      });
      return found.slice(0, length).sort();
    },
  };
}

/** Where each cell begins, when they stand in order. */
function startsOf(cells: Uint32Array, count: number): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(count + 1);
  for (const cell of cells) starts[cell + 1] = (starts[cell + 1] as number) + 1;
  for (let cell = 1; cell <= count; cell += 1)
    starts[cell] = (starts[cell] as number) + (starts[cell - 1] as number);
  return starts;
}

function withRoom(numbers: Float64Array<ArrayBuffer>, wanted: number): Float64Array<ArrayBuffer> {
  if (numbers.length >= wanted) return numbers;
  const larger = new Float64Array(Math.ceil(wanted * 1.125) + 8 * WIDTH);
  larger.set(numbers);
  return larger;
}
