import { JOB_SIZES } from "#contract/job/job.ts";
import { slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { FLAG } from "#server/catalogue/records/flags.ts";
import { type Filter, type Filters, hasEvidence } from "./filters.ts";
import { fitRank, type Serving } from "./serves.ts";

interface FacetSearch {
  records: CompanyRecords;
  filters: Filters;
  /** Index of `JOB_SIZES`; null if no size is asked for. */
  size: number | null;
  /** Null without a place. */
  serving: Serving | null;
  /** YYYY-MM-DD */
  today: string;
}

/** Slots, or distance keys if a place was searched. */
type Keys = Int32Array | Float64Array;

/** The filters that have a facet, as bits. */
const [SERVES, QUOTABLE, SERVICE, JOB, EVIDENCE] = [1, 2, 4, 8, 16];

/**
 * Counts how many companies each filter would leave, as JSON of `Facets`. The keys have passed the filters without a facet. A company that fails
 * one filter counts only for that filter's own facet, one that fails two for none.
 */
export function facetsJson(keys: Keys, search: FacetSearch): string {
  const { records, filters, size, serving, today } = search;
  const slots = slotsOf(keys);
  const passesOthers = otherFilters(keys, filters, filters.job(size));
  const serves = serving ? `"serves":${servesJson(passesOthers(keys, SERVES), serving)},` : "";
  const sizes = sizesJson(passesOthers(slots, JOB), search);
  const quotable = countFlag(records, passesOthers(slots, QUOTABLE), FLAG.quotable);
  const evidence = countWhere(passesOthers(slots, EVIDENCE), hasEvidence(records, today));
  const service = records.services.commonestJson(passesOthers(slots, SERVICE));
  return `{${serves}"size":${sizes},"quotable":${quotable},"evidence":${evidence},"service":${service}}`;
}

function slotsOf(keys: Keys): Int32Array {
  const slots = new Int32Array(keys.length);
  for (let index = 0; index < keys.length; index += 1) slots[index] = slotOfKey(keys[index] as number);
  return slots;
}

/** Returns a function that keeps, of the keys or their slots, those that pass the filters of all facets but one. */
function otherFilters(
  keys: Keys,
  { serves, quotable, evidence, service }: Filters,
  job: Filter | null,
): <Items extends Keys>(items: Items, facet: number) => Items {
  if (!serves && !quotable && !evidence && !service && !job) return (items) => items;
  const failed = Uint8Array.from(
    keys,
    (key) =>
      (serves && !serves(key) ? SERVES : 0) |
      (quotable && !quotable(key) ? QUOTABLE : 0) |
      (evidence && !evidence(key) ? EVIDENCE : 0) |
      (service && !service(key) ? SERVICE : 0) |
      (job && !job(key) ? JOB : 0),
  );
  return <Items extends Keys>(items: Items, facet: number) =>
    items.filter((_item, index) => ((failed[index] as number) & ~facet) === 0) as Items;
}

function servesJson(keys: Keys, serving: Serving): string {
  let [yes, probably] = [0, 0];
  for (let index = 0; index < keys.length; index += 1) {
    const rank = fitRank(serving(keys[index] as number));
    if (rank === 0) yes += 1;
    if (rank <= 1) probably += 1;
  }
  return `{"yes":${yes},"probably":${probably}}`;
}

function countFlag({ columns: { flags } }: CompanyRecords, slots: Int32Array, flag: number): number {
  let count = 0;
  for (let index = 0; index < slots.length; index += 1)
    if ((flags[slots[index] as number] as number) & flag) count += 1;
  return count;
}

function countWhere(slots: Int32Array, filter: Filter): number {
  let count = 0;
  for (let index = 0; index < slots.length; index += 1) if (filter(slots[index] as number)) count += 1;
  return count;
}

function sizesJson(slots: Int32Array, search: FacetSearch): string {
  const sizesOf = possibleSizes(search);
  for (let index = 0; index < slots.length; index += 1) sets.add(sizesOf(slots[index] as number));
  const bySize = sets.takeCounts();
  return `{${JOB_SIZES.map((yards, index) => `"${yards}":${bySize[index]}`).join(",")}}`;
}

/** Returns the sizes, as bits, with which a company would do the job. */
function possibleSizes({ records: { columns }, filters }: FacetSearch): (slot: number) => number {
  if (filters.jobDependsOnSize) {
    const bySize = JOB_SIZES.map((_yards, size) => filters.job(size));
    return (slot) => bySize.reduce((bits, filter, size) => (filter?.(slot) ? bits | (1 << size) : bits), 0);
  }
  const anySize = filters.job(null);
  const { sizesPossible } = columns;
  return (slot) => (anySize && !anySize(slot) ? 0 : (sizesPossible[slot] as number));
}

/**
 * Counts sets of sizes, of which there are far fewer than companies, and then the sizes in them. The array is used again by
 * the next search.
 */
const sets = {
  counts: new Uint32Array(2 ** JOB_SIZES.length),
  found: [] as number[],
  add(set: number): void {
    const count = this.counts[set] as number;
    if (count === 0) this.found.push(set);
    this.counts[set] = count + 1;
  },
  takeCounts(): number[] {
    const bySize = JOB_SIZES.map((_yards, size) =>
      this.found.reduce((sum, set) => (set & (1 << size) ? sum + (this.counts[set] as number) : sum), 0),
    );
    for (const set of this.found) this.counts[set] = 0;
    this.found = [];
    return bySize;
  },
};
