import { JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { MIN_FOR_MIDDLE_HALF } from "#contract/plan/plan.ts";
import type { AreaPrices } from "#contract/search/list-facts.ts";
import { middleHalf, priceQuantile } from "#server/pricing/price-quantile.ts";
import { extraWeeksCost } from "#server/pricing/stated-hire.ts";
import { deliversTo } from "./delivery.ts";
import type { Result } from "./facts.ts";
import type { SearchedJob } from "./job.ts";
import { isPricedFor } from "./totals.ts";

/**
 * The quartiles and the median of the stated prices for the job's weeks and size. Without a size, uses the size with the most
 * prices. Undefined for fewer than `MIN_FOR_MIDDLE_HALF` prices.
 */
export function areaPrices(results: readonly Result[], job: SearchedJob): AreaPrices | undefined {
  const prices = statedPrices(results, job);
  const sizes = job.size === null ? JOB_SIZES : [job.size];
  const [commonest] = sizes.toSorted((a, b) => countOf(prices.get(b)) - countOf(prices.get(a)));
  const stated = commonest && prices.get(commonest);
  if (!stated || stated.length < MIN_FOR_MIDDLE_HALF) return undefined;
  const sorted = stated.sort((a, b) => a - b);
  return {
    size: commonest,
    ...middleHalf(sorted),
    middle: Math.round(priceQuantile(sorted, 0.5)),
    companies: sorted.length,
  };
}

const countOf = (prices: readonly number[] = []): number => prices.length;

/** Stated prices for the job and its weeks, by size, in pounds. Leaves out companies that do not deliver to the place. */
function statedPrices(results: readonly Result[], job: SearchedJob): Map<JobSize, number[]> {
  const prices = new Map<JobSize, number[]>(JOB_SIZES.map((size) => [size, []]));
  for (const { listing, delivery } of results) {
    if (delivery && deliversTo(delivery) === "no") continue;
    for (const [size, { stated }] of listing.sizes) {
      if (!stated || !isPricedFor(listing, size, job)) continue;
      const extraWeeks = extraWeeksCost(stated, job.weeks);
      if (extraWeeks !== null) prices.get(size)?.push((stated.price + extraWeeks) / 100);
    }
  }
  return prices;
}
