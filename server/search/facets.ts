import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import { JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { FLAG_NAMES, hasNeeds, mapFlags } from "#contract/search/filters.ts";
import type { Facets } from "#contract/search/list-facts.ts";
import { deliversTo } from "./delivery.ts";
import type { Result } from "./facts.ts";
import { canDoJob, type FacetName, type FilterContext, type Filters, flagFilter } from "./filters.ts";
import type { SearchedJob } from "./job.ts";
import { offersSize } from "./totals.ts";

/** Only the most common services are counted. Rarer services would not be useful filters. */
const MAX_SERVICES = 24;

/** A company that passes all filters that have no facet. */
interface Candidate {
  result: Result;
  /** The only filter with a facet that the company fails. Null if the company passes all filters with a facet. */
  failed: FacetName | null;
}

/** Leaves out companies that fail a filter without a facet, or several filters with a facet. They count for no facet. */
export function candidatesOf(results: readonly Result[], { always, facets }: Filters): Candidate[] {
  const candidates: Candidate[] = [];
  for (const result of results) {
    if (!always.every((passes) => passes(result))) continue;
    const failed = facets.filter(({ passes }) => !passes(result));
    if (failed.length <= 1) candidates.push({ result, failed: failed[0]?.name ?? null });
  }
  return candidates;
}

interface FacetContext extends FilterContext {
  maxTotal: CompaniesQuery["maxTotal"];
  hasPlace: boolean;
}

interface FoundResults {
  results: readonly Result[];
  job: SearchedJob;
}

export function countOffering({ results, job }: FoundResults): Map<JobSize, number> {
  const counts = new Map<JobSize, number>();
  for (const { listing } of results)
    for (const size of listing.sizes.keys())
      if (offersSize(listing, size) && canDoJob(listing, job, size))
        counts.set(size, (counts.get(size) ?? 0) + 1);
  return counts;
}

export function countFacets(candidates: readonly Candidate[], context: FacetContext): Facets {
  const { job, maxTotal, services, hasPlace } = context;
  const serves = { yes: 0, probably: 0 };
  const size: Record<number, number> = Object.fromEntries(JOB_SIZES.map((yards) => [yards, 0]));
  const byService: number[] = services.spellings.map(() => 0);
  const flagFilters = mapFlags((name) => flagFilter(name, context));
  const parts = { location: hasPlace, size: job.size, date: job.date };
  const flags = mapFlags((name): number | undefined =>
    hasNeeds(name, (part) => parts[part]) ? 0 : undefined,
  );
  // With a skip that is too large for the road, the `canDo` filter would find no company.
  const counted = FLAG_NAMES.filter(
    (name) => flags[name] !== undefined && !(name === "canDo" && job.isTooLarge),
  );
  for (const { result, failed } of candidates) {
    const { listing, delivery } = result;
    const countsFor = (facet: FacetName) => failed === null || failed === facet;
    if (delivery && countsFor("serves")) {
      const answer = deliversTo(delivery);
      if (answer === "yes") serves.yes += 1;
      if (answer === "yes" || answer === "probably") serves.probably += 1;
    }
    if (countsFor("size"))
      for (const yards of listing.sizes.keys())
        if (canDoJob(listing, job, yards, maxTotal)) size[yards] = (size[yards] ?? 0) + 1;
    for (const flag of counted)
      if (countsFor(flag) && flagFilters[flag](result)) flags[flag] = (flags[flag] ?? 0) + 1;
    if (countsFor("service"))
      for (const service of listing.services) byService[service] = (byService[service] ?? 0) + 1;
  }
  return {
    ...(hasPlace && { serves }),
    size,
    ...flags,
    service: commonest(byService, services.spellings),
  };
}

function commonest(counts: readonly number[], names: readonly string[]): Record<string, number> {
  const found = counts.map((count, service) => ({ name: names[service] ?? "", count }));
  const sorted = found
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  return Object.fromEntries(sorted.slice(0, MAX_SERVICES).map(({ name, count }) => [name, count]));
}
