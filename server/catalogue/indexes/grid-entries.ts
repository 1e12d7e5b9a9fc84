import { type Direction, directionOf } from "#server/geo/distance.ts";
import { createGrid } from "#server/geo/grid.ts";
import type { Point } from "#server/geo/point.ts";
import type { Columns } from "../records/columns.ts";
import { pointOf } from "../records/coordinates.ts";

/** Numbers per entry: x, y and z of the direction from the Earth's centre, then the slot. */
export const ENTRY_LENGTH = 4;
export const SLOT_OFFSET = 3;
/** The Earth's radius in the integer units of an entry. One unit is three millimetres. */
export const RADIUS_UNITS = 2 ** 31 - 1;

export function directionUnits(point: Point): Direction {
  const [x, y, z] = directionOf(point);
  return [Math.round(x * RADIUS_UNITS), Math.round(y * RADIUS_UNITS), Math.round(z * RADIUS_UNITS)];
}

/** Companies with coordinates in one array, ordered by grid cell. A row of cells is one range of the array. */
export function createGridEntries(columns: Columns) {
  let grid = createGrid(0);
  let numbers = new Int32Array(0);
  /** The index of each cell's first entry. A cell ends where the next one starts. */
  let cellStarts = new Uint32Array(grid.side ** 2 + 1);

  const cellOf = (slot: number) => grid.cellOf(pointOf(columns, slot));
  const count = () => cellStarts.at(-1) as number;

  function write(index: number, slot: number): void {
    numbers.set([...directionUnits(pointOf(columns, slot)), slot], index * ENTRY_LENGTH);
  }

  /**
   * Makes room for an entry at this index (`by` is 1), or removes the entry there (`by` is -1). Moves all later entries, and
   * the starts of all later cells.
   */
  function shift(index: number, cell: number, by: 1 | -1): void {
    const from = by === 1 ? index : index + 1;
    numbers.copyWithin((from + by) * ENTRY_LENGTH, from * ENTRY_LENGTH, count() * ENTRY_LENGTH);
    for (let next = cell + 1; next < cellStarts.length; next += 1)
      cellStarts[next] = (cellStarts[next] as number) + by;
  }

  return {
    grid: () => grid,
    numbers: () => numbers,
    cellStarts: () => cellStarts,
    build(located: readonly number[]): void {
      grid = createGrid(located.length);
      numbers = new Int32Array(located.length * ENTRY_LENGTH);
      const cells = Uint32Array.from(located, cellOf);
      cellStarts = startsOfCells(cells, grid.side ** 2);
      const next = cellStarts.slice();
      for (const [index, slot] of located.entries()) {
        const cell = cells[index] as number;
        write(next[cell] as number, slot);
        next[cell] = (next[cell] as number) + 1;
      }
    },
    insert(slot: number): void {
      const cell = cellOf(slot);
      const index = cellStarts[cell + 1] as number;
      numbers = withCapacity(numbers, (count() + 1) * ENTRY_LENGTH);
      shift(index, cell, 1);
      write(index, slot);
    },
    cellOf,
    /** `cell` is the cell of the slot's entry. It must be given if the coordinates have changed since the entry was added. */
    remove(slot: number, cell = cellOf(slot)): void {
      let index = cellStarts[cell] as number;
      while (numbers[index * ENTRY_LENGTH + SLOT_OFFSET] !== slot) index += 1;
      shift(index, cell, -1);
    },
    /** The slots of all entries, in the order of grid cells. */
    slots: (): Int32Array =>
      Int32Array.from(
        { length: count() },
        (_, index) => numbers[index * ENTRY_LENGTH + SLOT_OFFSET] as number,
      ),
  };
}

/** The first step of a counting sort: returns the index of each cell's first entry. */
function startsOfCells(cells: Uint32Array, cellCount: number): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(cellCount + 1);
  for (const cell of cells) starts[cell + 1] = (starts[cell + 1] as number) + 1;
  for (let cell = 1; cell <= cellCount; cell += 1)
    starts[cell] = (starts[cell] as number) + (starts[cell - 1] as number);
  return starts;
}

/** Returns the same array if it is long enough, otherwise a copy with at least an eighth of spare capacity. */
function withCapacity(numbers: Int32Array<ArrayBuffer>, wanted: number): Int32Array<ArrayBuffer> {
  if (numbers.length >= wanted) return numbers;
  const larger = new Int32Array(Math.ceil(wanted * 1.125) + 8 * ENTRY_LENGTH);
  larger.set(numbers);
  return larger;
}
