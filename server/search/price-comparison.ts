import type { PriceComparisonQuery } from "#contract/companies/company-queries.ts";
import type { PriceSource } from "#contract/companies.ts";
import { type PriceSize, USUAL_PRICE_SIZE } from "#contract/options.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { Listing } from "#server/catalogue/listing.ts";
import { deliversTo } from "./delivery.ts";
import { type Result, sortedBy } from "./facts.ts";
import { canDoJob } from "./filters.ts";
import { groupPrice } from "./group-prices.ts";
import { isDemanding, type SearchedJob, takesWastes } from "./job.ts";
import {
  byTotal,
  isHeldBack,
  readJob,
  type SearchDeps,
  type SearchResult,
  searchCatalogue,
} from "./search.ts";
import { offersSize } from "./totals.ts";

export interface PriceComparison extends SearchResult {
  /** Today, as YYYY-MM-DD. It decides which warnings are shown. */
  today: string;
  /** The number of results whose company can do the job. Undefined if the job has neither size nor waste. */
  possible(): number | undefined;
}

/**
 * The companies that a search for the location finds, or all companies without a location, cheapest first. Keeps only companies
 * that offer `skipSize`, if it is set. Without a `size`, the prices for `skipSize` or for `USUAL_PRICE_SIZE` are compared.
 * `obstacleRank` decides which companies come last.
 */
export function comparePrices(
  catalogue: Catalogue,
  deps: SearchDeps,
  query: Partial<PriceComparisonQuery>,
): PriceComparison {
  const { location, radius, skipSize } = query;
  const around = searchCatalogue(catalogue, deps, { location, radius });
  const job = readJob(deps, query, around.searched?.place ?? null);
  const priceSize = skipSize === undefined || skipSize === "all" ? null : skipSize;
  const found = priceSize
    ? around.results.filter(({ listing }) => offersPriceSize(listing, priceSize))
    : around.results;
  const today = deps.today();
  return {
    results: sortedBy(inOrderOfPrice(found, job, priceSize), obstacleRank(job, today)),
    today,
    possible: () =>
      isDemanding(job) ? found.filter(({ listing }) => canDoJob(listing, job, job.size)).length : undefined,
    place: around.place,
    job,
    ...(around.searched && { searched: around.searched }),
  };
}

const inOrderOfPrice = (results: readonly Result[], job: SearchedJob, priceSize: PriceSize | null) =>
  job.size === null ? byPrice(results, priceSize ?? USUAL_PRICE_SIZE, job) : byTotal(results, job);

const offersPriceSize = ({ groups }: Listing, priceSize: PriceSize): boolean =>
  groups[priceSize].isNamed || groups[priceSize].sizes.some(({ stated }) => stated);

const obstacleRank =
  (job: SearchedJob, today: string) =>
  ({ listing, delivery }: Result): number => {
    if (job.size !== null && offersSize(listing, job.size) === false) return 4;
    if (!takesWastes(listing, job, job.size)) return 3;
    if (delivery && deliversTo(delivery) === "no") return 2;
    return Number(isHeldBack(listing, today));
  };

const SOURCE_RANKS: Record<PriceSource, number> = { company: 0, estimate: 2, unknown: 4, "not-offered": 5 };
/** After every price for the job. */
const OTHER_WASTE_RANK = 3;

function byPrice(results: readonly Result[], size: PriceSize, job: SearchedJob): readonly Result[] {
  return results
    .map((result) => ({ result, price: groupPrice(result.listing, size, job) }))
    .map(({ result, price: { source, days, range, isForOtherWaste } }) => {
      const isOtherLength = source === "company" && days !== job.weeks * 7;
      const hasPrice = source === "company" || source === "estimate";
      return {
        result,
        rank: hasPrice && isForOtherWaste ? OTHER_WASTE_RANK : SOURCE_RANKS[source] + Number(isOtherLength),
        ...(hasPrice ? range : { from: 0, to: 0 }),
      };
    })
    .sort((a, b) => a.rank - b.rank || a.from - b.from || a.to - b.to)
    .map(({ result }) => result);
}
