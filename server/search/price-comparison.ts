import type { LocationSearch, PriceComparisonQuery } from "#contract/companies.ts";
import { JOB_SIZES } from "#contract/job/job.ts";
import type { PriceSize } from "#contract/options.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { FLAG, sizeFlag } from "#server/catalogue/records/flags.ts";
import { estimateGroup } from "#server/pricing/price-ranges.ts";
import { priceSizeOf } from "#server/pricing/skip-sizes.ts";
import { applyFilters, hasFlag, jobFilter } from "./filters.ts";
import { LAST_RANK, sortByRank } from "./rank-keys.ts";
import type { ResultKeys } from "./result-keys.ts";
import { createRowFacts, type RowFacts } from "./row-facts.ts";
import { jobAt, type SearchPlaces, searchCatalogue, totalRank } from "./search.ts";
import type { SearchedJob } from "./searched-job.ts";
import { type Serving, servesOf, servingOf } from "./serves.ts";
import { offersSize } from "./totals.ts";
import { takesWastes } from "./wastes-not-taken.ts";

/**
 * The prices of the companies that a search for the location finds, or of all companies without a location. With `skipSize`,
 * only companies that offer it, cheapest first. With the `size` of a job, the lowest total first. Companies that don't deliver
 * to the place or can't do the job come last.
 */
interface PriceComparison {
  keys: ResultKeys;
  facts: RowFacts;
  /** The number of companies in `keys` that a search for the job would also find. Undefined without a size and wastes. */
  possible(): number | undefined;
  searched?: LocationSearch;
}

export function comparePrices(
  catalogue: Catalogue,
  places: SearchPlaces,
  query: Partial<PriceComparisonQuery>,
): PriceComparison {
  const { records } = catalogue;
  const { location, radius, skipSize } = query;
  const priceSize = skipSize === undefined || skipSize === "all" ? null : skipSize;
  const { keys: around, searched } = searchCatalogue(catalogue, places, { location, radius });
  const job = jobAt(places, query, searched?.place ?? null);
  const served = searched ? places.servedPlace(searched.place) : null;
  const serving = served && servingOf(records, served);
  const facts = createRowFacts(records, { around: served && serving && { served, serving }, job });
  const keys = priceSize ? applyFilters(around, [hasFlag(records, sizeFlag(priceSize))]) : around.slice();
  if (job.size !== null) sortByRank(keys, totalRank(catalogue, job));
  else if (priceSize) keys.sort(byPrice(catalogue, priceSize));
  const isPossible = jobFilter(records, job);
  if (serving || isPossible) sortByRank(keys, obstacleRank(records, job, serving));
  const possible = () => (isPossible ? keys.filter(isPossible).length : undefined);
  return { keys, facts, possible, ...(searched && { searched }) };
}

/**
 * Companies that can do the job come first. Then, in this order, those that don't deliver to the place, don't take a waste, or
 * don't offer the size. Without a size, a waste counts only if the company refuses it in any size.
 */
function obstacleRank(records: CompanyRecords, job: SearchedJob, serving: Serving | null) {
  const { size } = job;
  return (key: number): number => {
    const slot = slotOfKey(key);
    if (size !== null && offersSize(records, slot, size) === false) return LAST_RANK;
    if (!takesWastes(records, slot, size, job)) return LAST_RANK - 1;
    return serving && servesOf(serving(key)) === "no" ? LAST_RANK - 2 : 0;
  };
}

/** Cheapest first, by stated prices or else by the estimate. Unknown prices come last, equal ones in the order of slots. */
function byPrice({ records: { columns, prices } }: Catalogue, priceSize: PriceSize) {
  const sizes = JOB_SIZES.flatMap((yards, index) => (priceSizeOf(yards) === priceSize ? index : []));
  const priceOf = (slot: number) => {
    const pounds = sizes.flatMap((size) => prices.find(slot, size)?.pence ?? []).map((pence) => pence / 100);
    if (pounds.length > 0) return { from: Math.min(...pounds), to: Math.max(...pounds) };
    if (((columns.flags[slot] as number) & FLAG.hasPriceRange) === 0)
      return { from: LAST_RANK, to: LAST_RANK };
    const [from, to] = [(columns.priceFrom[slot] as number) / 100, (columns.priceTo[slot] as number) / 100];
    return estimateGroup(priceSize, columns.sizesOffered[slot] as number, from, to);
  };
  return (keyA: number, keyB: number): number => {
    const [slotA, slotB] = [slotOfKey(keyA), slotOfKey(keyB)];
    const [a, b] = [priceOf(slotA), priceOf(slotB)];
    return a.from - b.from || a.to - b.to || slotA - slotB;
  };
}
