import type { Company } from "#contract/companies.ts";
import { DEFAULT_WEEKS, JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { PRICE_GUIDE } from "#contract/job/price-guide.ts";
import { jobSizesIn } from "#contract/plan/size-advice.ts";
import { SKIP_SIZES } from "#contract/skip-sizes.ts";
import { MIN_STATED_PRICES, type TownPrice } from "#contract/towns.ts";
import { priceQuantile } from "#server/pricing/price-quantile.ts";
import { sizesOf } from "#server/pricing/sizes-offered.ts";
import { hireFor, toStatedHire } from "#server/pricing/stated-hire.ts";

type PricingCompany = Pick<Company, "skipSizes" | "prices">;

/** The national price guide by size, from the pages about sizes and prices. If they differ, the page about sizes counts. */
const GUIDE: Partial<Record<JobSize, { from: number; to: number }>> = Object.fromEntries([
  ...Object.values(PRICE_GUIDE).flatMap(({ yards, from, to }) =>
    jobSizesIn(yards).map((size) => [size, { from, to }]),
  ),
  ...SKIP_SIZES.flatMap(({ yards, price }) => jobSizesIn(yards).map((size) => [size, price])),
]);

/**
 * The prices of the sizes that at least one company hires out, smallest first. A size is left out if it has no guide price and
 * fewer than `MIN_STATED_PRICES` companies state a price for the usual weeks. Unlike the results of a search, `offeredBy` does
 * not count companies whose words about the size are unclear.
 */
export function townPrices(companies: readonly PricingCompany[]): TownPrice[] {
  const offered = companies.map((company) => sizesOf(company).offered);
  return JOB_SIZES.map((size) => {
    const stated = companies.flatMap(({ prices }) => usualHire(prices, size));
    return {
      size,
      offeredBy: offered.filter((sizes) => sizes.includes(size)).length,
      statedBy: stated.length,
      stated: stated.length < MIN_STATED_PRICES ? null : spread(stated),
      guide: GUIDE[size] ?? null,
    };
  }).filter(({ offeredBy, stated, guide }) => offeredBy > 0 && (stated !== null || guide !== null));
}

/** What a company states for the usual weeks, in pounds. Nothing if its price is for other days and further weeks have none. */
function usualHire(prices: PricingCompany["prices"], size: JobSize): number[] {
  const stated = prices.find((price) => price.size === size);
  const hire = stated && hireFor(toStatedHire(stated), DEFAULT_WEEKS);
  return hire?.days === DEFAULT_WEEKS * 7 ? [hire.pence / 100] : [];
}

/** The lowest, highest and median amount, to the penny. There is at least one amount. */
function spread(amounts: readonly number[]) {
  const sorted = amounts.toSorted((a, b) => a - b);
  const median = Math.round(priceQuantile(sorted, 0.5) * 100) / 100;
  return { from: priceQuantile(sorted, 0), to: priceQuantile(sorted, 1), median };
}
