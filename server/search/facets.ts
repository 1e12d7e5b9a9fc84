import { JOB_SIZES } from "#contract/job/job.ts";
import { slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { FLAG } from "#server/catalogue/records/flags.ts";
import type { Filter, Filters } from "./filters.ts";
import { fitRank, type Serving } from "./serves.ts";

interface FacetSearch {
  records: CompanyRecords;
  filters: Filters;
  /** Index of `JOB_SIZES`; null if no size is asked for. */
  size: number | null;
  /** Null without a place. */
  serving: Serving | null;
}

/** The filters that have a facet, as bits. */
const [SERVES, QUOTABLE, SERVICE, JOB] = [1, 2, 4, 8];

/**
 * Counts how many companies each filter would leave, as JSON of `Facets`. The keys have passed the filters without a facet. A company that fails
 * one filter counts only for that filter's own facet, one that fails two for none.
 */
export function facetsJson(keys: Int32Array | Float64Array, search: FacetSearch): string {
  const { records, filters, size, serving } = search;
  const { columns, services } = records;
  const failedBy = failures(filters, filters.job(size));
  const sizesOf = possibleSizes(search);
  const byService = new Uint32Array(services.count());
  let [yes, probably, quotable] = [0, 0, 0];

  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] as number;
    const slot = slotOfKey(key);
    const failed = failedBy ? failedBy(key) : 0;
    if (serving && (failed & ~SERVES) === 0) {
      const rank = fitRank(serving(key));
      if (rank === 0) yes += 1;
      if (rank <= 1) probably += 1;
    }
    if ((failed & ~QUOTABLE) === 0 && (columns.flags[slot] as number) & FLAG.quotable) quotable += 1;
    if ((failed & ~SERVICE) === 0) services.addTo(byService, slot);
    if ((failed & ~JOB) === 0) sets.add(sizesOf(key));
  }
  const bySize = sets.takeCounts();
  const sizes = JOB_SIZES.map((yards, index) => `"${yards}":${bySize[index]}`).join(",");
  const serves = serving ? `"serves":{"yes":${yes},"probably":${probably}},` : "";
  return `{${serves}"size":{${sizes}},"quotable":${quotable},"service":${services.commonestJson(byService)}}`;
}

/** Returns the bits of the filters that a company fails; null if the query has none of them. */
function failures(
  { serves, quotable, service }: Filters,
  job: Filter | null,
): ((key: number) => number) | null {
  if (!serves && !quotable && !service && !job) return null;
  return (key) =>
    (serves && !serves(key) ? SERVES : 0) |
    (quotable && !quotable(key) ? QUOTABLE : 0) |
    (service && !service(key) ? SERVICE : 0) |
    (job && !job(key) ? JOB : 0);
}

/** Returns the sizes, as bits, with which a company would do the job. */
function possibleSizes({ records: { columns }, filters }: FacetSearch): (key: number) => number {
  if (filters.jobDependsOnSize) {
    const bySize = JOB_SIZES.map((_yards, size) => filters.job(size));
    return (key) => bySize.reduce((bits, filter, size) => (filter?.(key) ? bits | (1 << size) : bits), 0);
  }
  const anySize = filters.job(null);
  return (key) => {
    const slot = slotOfKey(key);
    if (anySize && !anySize(key)) return 0;
    return (columns.sizesOffered[slot] as number) | (columns.sizesUnclear[slot] as number);
  };
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
