import type { Indexes } from "./indexes/catalogue-indexes.ts";
import type { Counters } from "./indexes/counters.ts";
import type { CompanyRecord } from "./records/company-record.ts";
import type { CompanyRecords } from "./records/company-records.ts";

/** Changed companies by id: the new record, or null for a removed company. */
export type Changes = ReadonlyMap<number, CompanyRecord | null>;

interface CatalogueParts {
  records: CompanyRecords;
  indexes: Indexes;
  counters: Counters;
}

/** Above this number of changes, building the indexes again is faster than updating them for each change. */
const MAX_SINGLE_UPDATES = 64;

const ratingsOf = ({ reviews }: Pick<CompanyRecord, "reviews">): number[] =>
  reviews.map(({ rating }) => rating);

/** Writes companies to the records, the indexes and the counters. */
export function createCatalogueWriter({ records, indexes, counters }: CatalogueParts) {
  function append(record: CompanyRecord): void {
    counters.add(records.append(record), ratingsOf(record));
  }

  function rewrite(slot: number, record: CompanyRecord): void {
    records.write(slot, record);
    counters.add(slot, ratingsOf(record));
  }

  function buildIndexes(): void {
    records.trim();
    indexes.build(records.listedSlots(), counters.meanRating());
  }

  function remove(slot: number): void {
    counters.remove(slot, ratingsOf({ reviews: records.reviews(slot) }));
    records.remove(slot);
  }

  /** Writes one change to the records and the counters. The caller updates the indexes. */
  function write(id: number, record: CompanyRecord | null): void {
    const slot = records.slotOf(id);
    if (records.isListed(slot)) remove(slot);
    if (!record) return;
    if (slot === -1) append(record);
    else rewrite(slot, record);
  }

  function writeAndIndex(id: number, record: CompanyRecord | null): void {
    const slot = records.slotOf(id);
    const wasListed = records.isListed(slot);
    if (wasListed && record) {
      const move = indexes.prepareMove(slot);
      write(id, record);
      move();
      return;
    }
    if (wasListed) indexes.remove(slot);
    write(id, record);
    if (record) indexes.insert(records.slotOf(id));
  }

  return {
    append,
    buildIndexes,
    apply(changes: Changes): void {
      const hasFew = changes.size <= MAX_SINGLE_UPDATES;
      // The changes are sorted by id: a new company takes the next slot, so new ids must come in ascending order.
      for (const [id, record] of [...changes].sort(([a], [b]) => a - b))
        (hasFew ? writeAndIndex : write)(id, record);
      if (hasFew) indexes.updateMean(counters.meanRating(), records.listedSlots);
      else buildIndexes();
    },
  };
}
