import type { CompanyRecords } from "../records/company-records.ts";
import { createOrders } from "./orders.ts";
import { createSpatialIndex } from "./spatial-index.ts";

/**
 * All indexes over the records. A sort order holds the slots of all listed companies, the spatial index those with coordinates.
 */
export function createIndexes(records: CompanyRecords) {
  const { useMean, ...orders } = createOrders(records);
  const spatial = createSpatialIndex(records.columns);
  const all = [...Object.values(orders), spatial];

  return {
    orders,
    spatial,
    build(slots: readonly number[], meanRating: number | null): void {
      useMean(meanRating);
      for (const index of all) index.build(slots);
    },
    insert(slot: number): void {
      for (const index of all) index.insert(slot);
    },
    /** Must be called before the company's fields change, because the indexes use these fields to find its entries. */
    remove(slot: number): void {
      for (const index of all) index.remove(slot);
    },
    /**
     * Must be called before a company changes. The returned function is called after the change. It moves the company in the
     * indexes in which its key has changed. Most edits, such as one of a telephone number, change no key.
     */
    prepareMove(slot: number): () => void {
      const moves = all.map((index) => index.prepareMove(slot));
      return () => {
        for (const move of moves) move();
      };
    },
    /**
     * Builds the order `best` again if the mean rating has changed. Called after the last change of a small batch. For a large
     * batch, `build` is called instead.
     */
    updateMean(meanRating: number | null, slots: () => readonly number[]): void {
      if (useMean(meanRating)) orders.best.build(slots());
    },
  };
}

export type Indexes = ReturnType<typeof createIndexes>;
