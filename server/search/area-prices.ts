import { JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { MIN_FOR_MIDDLE_HALF } from "#contract/plan/plan.ts";
import type { AreaPrices } from "#contract/search/list-facts.ts";
import { middleHalf, priceQuantile } from "#server/pricing/price-quantile.ts";
import { hireFor } from "#server/pricing/stated-hire.ts";
import { deliversTo } from "./delivery.ts";
import type { Result } from "./facts.ts";
import type { SearchedJob } from "./job.ts";

/**
 * The middle half of what companies state for a hire of the job's weeks: for its size, or else for the size that most of them
 * price. Undefined if fewer than `MIN_FOR_MIDDLE_HALF` state a comparable price.
 */
export function areaPrices(results: readonly Result[], { size, weeks }: SearchedJob): AreaPrices | undefined {
  const priced = (size === null ? JOB_SIZES : [size]).map((one) => ({
    size: one,
    prices: statedPrices(results, one, weeks),
  }));
  const [commonest] = priced.sort((a, b) => b.prices.length - a.prices.length);
  if (!commonest || commonest.prices.length < MIN_FOR_MIDDLE_HALF) return undefined;
  const sorted = commonest.prices.sort((a, b) => a - b);
  return {
    size: commonest.size,
    ...middleHalf(sorted),
    middle: Math.round(priceQuantile(sorted, 0.5)),
    companies: sorted.length,
  };
}

/** What the companies that may deliver state for a hire of a size and these weeks, in pounds. */
const statedPrices = (results: readonly Result[], size: JobSize, weeks: number): number[] =>
  results.flatMap(({ listing, delivery }) => {
    const stated = listing.sizes.get(size)?.stated;
    if (!stated || (delivery && deliversTo(delivery) === "no")) return [];
    const { pence, days } = hireFor(stated, weeks);
    return days === weeks * 7 ? [pence / 100] : [];
  });
