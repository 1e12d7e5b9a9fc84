import { boxAround, chordOf, kilometresOfChord } from "#server/geo/distance.ts";
import type { Point } from "#server/geo/point.ts";
import type { Columns } from "../records/columns.ts";
import { isLocated } from "../records/coordinates.ts";
import { bucketSort } from "./bucket-sort.ts";
import { distanceKey } from "./distance-keys.ts";
import {
  createGridEntries,
  directionUnits,
  ENTRY_LENGTH,
  RADIUS_UNITS,
  SLOT_OFFSET,
} from "./grid-entries.ts";

/** Finds companies by position. Companies without coordinates are left out. */
export function createSpatialIndex(columns: Columns) {
  const entries = createGridEntries(columns);
  const hasCoordinates = (slot: number) => isLocated(columns, slot);
  let results = new Float64Array(0);

  return {
    build: (slots: readonly number[]): void => entries.build(slots.filter(hasCoordinates)),
    insert(slot: number): void {
      if (hasCoordinates(slot)) entries.insert(slot);
    },
    /** Must be called before the slot's coordinates change. */
    remove(slot: number): void {
      if (hasCoordinates(slot)) entries.remove(slot);
    },
    /**
     * Must be called before a company changes. The returned function is called after the change. If the coordinates have
     * changed, it replaces the company's entry.
     */
    prepareMove(slot: number): () => void {
      const cell = hasCoordinates(slot) ? entries.cellOf(slot) : null;
      const [latitude, longitude] = [columns.latitude[slot], columns.longitude[slot]];
      return () => {
        if (columns.latitude[slot] === latitude && columns.longitude[slot] === longitude) return;
        if (cell !== null) entries.remove(slot, cell);
        if (hasCoordinates(slot)) entries.insert(slot);
      };
    },
    /** Returns the slots of all companies with coordinates, in the order of the grid's cells. */
    slots: entries.slots,

    /** The distance keys of the companies within a radius, nearest first. */
    within(centre: Point, radiusKm: number): Float64Array {
      const grid = entries.grid();
      const { southWest, southEast, northWest } = grid.corners(boxAround(centre, radiusKm));
      const [numbers, cellStarts] = [entries.numbers(), entries.cellStarts()];
      const [x, y, z] = directionUnits(centre);
      // Comparing squared chord lengths takes three multiplications. The true distance is computed for results only.
      const maxSquared = chordOf(radiusKm) * RADIUS_UNITS ** 2;
      let count = 0;
      for (
        let first = southWest, last = southEast;
        first <= northWest;
        first += grid.side, last += grid.side
      ) {
        const start = (cellStarts[first] as number) * ENTRY_LENGTH;
        const end = (cellStarts[last + 1] as number) * ENTRY_LENGTH;
        results = withCapacity(results, count + (end - start) / ENTRY_LENGTH);
        for (let at = start; at < end; at += ENTRY_LENGTH) {
          const dx = (numbers[at] as number) - x;
          const dy = (numbers[at + 1] as number) - y;
          const dz = (numbers[at + 2] as number) - z;
          const squared = dx * dx + dy * dy + dz * dz;
          if (squared > maxSquared) continue;
          const kilometres = kilometresOfChord(squared / RADIUS_UNITS ** 2);
          results[count] = distanceKey(kilometres, numbers[at + SLOT_OFFSET] as number);
          count += 1;
        }
      }
      return bucketSort(results.subarray(0, count));
    },
  };
}

/** Returns the same array if it is long enough, otherwise a longer copy. */
function withCapacity(keys: Float64Array<ArrayBuffer>, wanted: number): Float64Array<ArrayBuffer> {
  if (keys.length >= wanted) return keys;
  const larger = new Float64Array(wanted * 2);
  larger.set(keys);
  return larger;
}
