import type { Point } from "#server/geo/point.ts";
import { createIndexes } from "./indexes/catalogue-indexes.ts";
import { createCounters } from "./indexes/counters.ts";
import type { SortOrder } from "./indexes/orders.ts";
import type { CompanyRecord } from "./records/company-record.ts";
import { createCompanyRecords } from "./records/company-records.ts";
import { isLocated } from "./records/coordinates.ts";
import { type CoverageReader, NO_COVERAGE_READER } from "./records/coverage.ts";
import { type Changes, createCatalogueWriter } from "./writer.ts";

/**
 * All listed companies in memory, with their indexes. Changes are made in place. A search runs synchronously, so it never sees
 * half a change.
 */
export function createCatalogue(
  initial: Iterable<CompanyRecord> = [],
  coverageReader: CoverageReader = NO_COVERAGE_READER,
) {
  const records = createCompanyRecords(coverageReader);
  const indexes = createIndexes(records);
  const counters = createCounters(records);
  const writer = createCatalogueWriter({ records, indexes, counters });
  const { columns, searchText } = records;
  let needsCompaction = true;

  /**
   * Yields first the slots of the companies with coordinates, in the order of the spatial index's grid cells. The slots of the
   * companies without coordinates follow.
   */
  function* slotsByPosition(): Generator<number> {
    yield* indexes.spatial.slots();
    yield* records.listedSlots((slot) => !isLocated(columns, slot));
  }

  for (const record of initial) writer.append(record);
  writer.buildIndexes();
  return {
    records,
    counters,
    coverageReader,
    /** Adds a company whose id is higher than all ids so far. Searches find the company after `buildIndexes`. */
    append: writer.append,
    buildIndexes: writer.buildIndexes,
    /** Each changed id must have a slot already, or be higher than all ids so far. A removed company keeps its slot. */
    apply(changes: Changes): void {
      writer.apply(changes);
      needsCompaction ||= records.json.needsCompaction();
    },
    /** The slot of a listed company. Null if the company is not listed. */
    find(id: number): number | null {
      const slot = records.slotOf(id);
      return records.isListed(slot) ? slot : null;
    },
    ids: (): number[] => records.listedSlots().map(records.id),
    /** The slots of all listed companies in a sort order. */
    inOrder: (order: SortOrder): Int32Array => indexes.orders[order].slots,
    compare: (order: SortOrder) => indexes.orders[order].compare,
    /** The distance keys of the companies within a radius, nearest first. */
    within: (centre: Point, radiusKm: number): Float64Array => indexes.spatial.within(centre, radiusKm),
    /**
     * The slots of the companies in these counties. The names must be in lower case without accents, as `foldCase` returns
     * them.
     */
    inCounties(counties: readonly string[]): number[] {
      const ids = new Set(counties.map(searchText.placeId));
      return records.listedSlots((slot) => ids.has(columns.countyId[slot]));
    },
    needsCompaction: () => needsCompaction,
    /**
     * Stores the JSON of companies in the order of `slotsByPosition`, so that a search around a place reads few memory pages.
     * Yields every 1 to 2 ms, so that searches and changes can run in between.
     */
    *compact(): Generator<void> {
      needsCompaction = false;
      yield* records.json.compact(slotsByPosition());
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
