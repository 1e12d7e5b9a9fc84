import type { PriceComparisonQuery } from "#contract/companies/company-queries.ts";
import type { PriceSize } from "#contract/options.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { Listing } from "#server/catalogue/listing.ts";
import { includesPriceSize, priceSizeOf } from "#server/pricing/skip-sizes.ts";
import { deliversTo } from "./delivery.ts";
import { type Result, sortedBy } from "./facts.ts";
import { canDoJob } from "./filters.ts";
import { groupPrice } from "./group-prices.ts";
import { isDemanding, type SearchedJob, takesWastes } from "./job.ts";
import { byTotal, readJob, type SearchPlaces, type SearchResult, searchCatalogue } from "./search.ts";
import { offersSize } from "./totals.ts";

interface PriceComparison extends SearchResult {
  /** The number of results that a search for the job would also find. Undefined without a size and wastes. */
  possible(): number | undefined;
}

/**
 * The prices of the companies that a search for the location finds, or of all companies without a location. With `skipSize`,
 * only companies that offer it, cheapest first. With the `size` of a job, the lowest total first. Companies that don't deliver
 * to the place or can't do the job come last.
 */
export function comparePrices(
  catalogue: Catalogue,
  places: SearchPlaces,
  query: Partial<PriceComparisonQuery>,
): PriceComparison {
  const { location, radius, skipSize } = query;
  const around = searchCatalogue(catalogue, places, { location, radius });
  const job = readJob(places, query, around.searched?.place ?? null);
  const priceSize = skipSize === undefined || skipSize === "all" ? null : skipSize;
  const found = priceSize
    ? around.results.filter(({ listing }) => offersPriceSize(listing, priceSize))
    : around.results;
  return {
    results: sortedBy(inOrderOfPrice(found, job, priceSize), obstacleRank(job)),
    possible: () =>
      isDemanding(job) ? found.filter(({ listing }) => canDoJob(listing, job, job.size)).length : undefined,
    place: around.place,
    job,
    ...(around.searched && { searched: around.searched }),
  };
}

function inOrderOfPrice(
  results: readonly Result[],
  job: SearchedJob,
  priceSize: PriceSize | null,
): readonly Result[] {
  if (job.size !== null) return byTotal(results, job);
  return priceSize ? byPrice(results, priceSize, job.weeks) : results;
}

const offersPriceSize = ({ company }: Listing, priceSize: PriceSize): boolean =>
  includesPriceSize(company.skipSizes, priceSize) ||
  company.prices.some(({ size }) => priceSizeOf(size) === priceSize);

/**
 * Companies that can do the job come first. Then, in this order, those that don't deliver to the place, don't take a waste, or
 * don't offer the size. Without a size, a waste counts only if the company refuses it in any size.
 */
const obstacleRank =
  (job: SearchedJob) =>
  ({ listing, delivery }: Result): number => {
    if (job.size !== null && offersSize(listing, job.size) === false) return 3;
    if (!takesWastes(listing, job, job.size)) return 2;
    return delivery && deliversTo(delivery) === "no" ? 1 : 0;
  };

/**
 * Cheapest first, by stated prices or else by the estimate. Prices for other days than those of the job are not comparable, and
 * come after the others. Unknown prices come last, equal ones in the order of ids.
 */
function byPrice(results: readonly Result[], size: PriceSize, weeks: number): readonly Result[] {
  const rankOf = ({ source, days }: ReturnType<typeof groupPrice>) =>
    source === "unknown" ? 2 : days === weeks * 7 ? 0 : 1;
  return results
    .map((result) => ({ result, price: groupPrice(result.listing, size, weeks) }))
    .map(({ result, price }) => ({ result, rank: rankOf(price), ...price.range }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        (a.rank === 2 ? 0 : a.from - b.from || a.to - b.to) ||
        a.result.listing.id - b.result.listing.id,
    )
    .map(({ result }) => result);
}
