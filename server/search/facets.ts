import type { Facets } from "#contract/companies.ts";
import { JOB_SIZES } from "#contract/job.ts";
import { slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { FLAG } from "#server/catalogue/records/flags.ts";
import type { Filter, Filters } from "./filters.ts";
import { fitRank, type Serving } from "./serves.ts";

/** Services beyond are too rare to choose from. */
const MAX_SERVICES = 40;

interface FacetSearch {
  records: CompanyRecords;
  filters: Filters;
  /** Index of `JOB_SIZES`; null if no size is asked for. */
  size: number | null;
  /** Null without a place. */
  serving: Serving | null;
}

/**
 * Counts how many companies each filter would leave. The keys have passed the filters without a facet. A company that fails
 * one filter counts only for that filter's own facet, one that fails two for none.
 */
export function countFacets(
  keys: Int32Array | Float64Array,
  { records, filters, size, serving }: FacetSearch,
): Facets {
  const { columns, services } = records;
  const doesJob = filters.job(size);
  const sizeFilters = JOB_SIZES.map((_yards, index) => filters.job(index));
  const [bySize, byService] = [new Uint32Array(JOB_SIZES.length), new Uint32Array(services.count())];
  let [yes, probably, quotable] = [0, 0, 0];

  for (const key of keys) {
    const slot = slotOfKey(key);
    const fails = [filters.serves, filters.quotable, filters.service, doesJob].map(
      (filter) => filter !== null && !filter(key),
    );
    const failures = fails.filter(Boolean).length;
    if (failures > 1) continue;
    const counts = (facet: number) => failures === 0 || fails[facet];
    if (serving && counts(0)) {
      const rank = fitRank(serving(key));
      if (rank === 0) yes += 1;
      if (rank <= 1) probably += 1;
    }
    if (counts(1) && (columns.flags[slot] as number) & FLAG.quotable) quotable += 1;
    if (counts(2)) {
      const { chunk, start, end } = services.locate(slot);
      for (let at = start; at < end; at += 1) increment(byService, chunk[at] as number);
    }
    if (counts(3)) countSizes(bySize, sizeFilters, key);
  }
  return {
    ...(serving && { serves: { yes, probably } }),
    size: Object.fromEntries(JOB_SIZES.map((yards, index) => [yards, bySize[index] as number])),
    quotable,
    service: commonest(byService, services.spelling),
  };
}

function countSizes(counts: Uint32Array, filters: readonly (Filter | null)[], key: number): void {
  for (let size = 0; size < filters.length; size += 1)
    if (filters[size]?.(key) ?? true) increment(counts, size);
}

function commonest(counts: Uint32Array, spelling: (service: number) => string): Record<string, number> {
  const found: { name: string; count: number }[] = [];
  for (const [service, count] of counts.entries())
    if (count > 0) found.push({ name: spelling(service), count });
  found.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  return Object.fromEntries(found.slice(0, MAX_SERVICES).map(({ name, count }) => [name, count]));
}

function increment(counts: Uint32Array, index: number): void {
  counts[index] = (counts[index] as number) + 1;
}
