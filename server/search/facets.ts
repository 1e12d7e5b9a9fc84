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

/** The names of the sizes as JSON, each with what comes before its count. */
const SIZE_NAMES = JOB_SIZES.map((yards, size) => `${size === 0 ? "" : ","}"${yards}":`);

/** The filters that have a facet, as bits. */
const [SERVES, QUOTABLE, SERVICE, JOB, EVIDENCE] = [1, 2, 4, 8, 16];

/**
 * Counts how many companies each filter would leave, as JSON of `Facets`. The keys have passed the filters without a facet. A company that fails
 * one filter counts only for that filter's own facet, one that fails two for none.
 */
export function facetsJson(keys: Keys, search: FacetSearch): string {
  const { records, filters, size, serving, today } = search;
  const { flags } = records.columns;
  const failedBy = failedFilters(filters, filters.job(size));
  const sizesOf = possibleSizes(search);
  const isEvident = hasEvidence(records, today);
  const services = records.services.startCount();
  const bySize = new Uint32Array(JOB_SIZES.length);
  let [yes, probably, quotable, evidence] = [0, 0, 0, 0];
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] as number;
    const slot = slotOfKey(key);
    const failed = failedBy ? failedBy(key) : 0;
    if (serving && (failed & ~SERVES) === 0) {
      const rank = fitRank(serving(key));
      if (rank === 0) yes += 1;
      if (rank <= 1) probably += 1;
    }
    if ((failed & ~JOB) === 0)
      for (let left = sizesOf(slot); left !== 0; left &= left - 1) {
        const lowest = 31 - Math.clz32(left & -left);
        bySize[lowest] = (bySize[lowest] as number) + 1;
      }
    if ((failed & ~QUOTABLE) === 0 && (flags[slot] as number) & FLAG.quotable) quotable += 1;
    if ((failed & ~EVIDENCE) === 0 && isEvident(slot)) evidence += 1;
    if ((failed & ~SERVICE) === 0) services.add(slot);
  }
  const serves = serving ? `"serves":{"yes":${yes},"probably":${probably}},` : "";
  let sizes = "";
  for (let size = 0; size < SIZE_NAMES.length; size += 1) sizes += `${SIZE_NAMES[size]}${bySize[size]}`;
  return `{${serves}"size":{${sizes}},"quotable":${quotable},"evidence":${evidence},"service":${services.commonestJson()}}`;
}

/** Returns the filters that a company fails, as bits; null if no filter of a facet is set. */
function failedFilters(
  { serves, quotable, evidence, service }: Filters,
  job: Filter | null,
): ((key: number) => number) | null {
  if (!serves && !quotable && !evidence && !service && !job) return null;
  return (key) =>
    (serves && !serves(key) ? SERVES : 0) |
    (quotable && !quotable(key) ? QUOTABLE : 0) |
    (evidence && !evidence(key) ? EVIDENCE : 0) |
    (service && !service(key) ? SERVICE : 0) |
    (job && !job(key) ? JOB : 0);
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
