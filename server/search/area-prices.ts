import type { JobSize } from "#contract/job/job.ts";
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
  const stated = statedPrices(results, weeks);
  const [common] = [...stated].toSorted(([, a], [, b]) => b.length - a.length);
  const [priced, prices = []] = size === null ? (common ?? []) : [size, stated.get(size)];
  if (priced === undefined || prices.length < MIN_FOR_MIDDLE_HALF) return undefined;
  const sorted = prices.toSorted((a, b) => a - b);
  return {
    size: priced,
    ...middleHalf(sorted),
    middle: Math.round(priceQuantile(sorted, 0.5)),
    companies: sorted.length,
  };
}

/** What the companies that may deliver state for a hire of these weeks, in pounds by size. */
function statedPrices(results: readonly Result[], weeks: number): Map<JobSize, number[]> {
  const stated = new Map<JobSize, number[]>();
  for (const { listing, delivery } of results) {
    if (delivery && deliversTo(delivery) === "no") continue;
    for (const [size, terms] of listing.sizes) {
      const price = terms.stated && hireFor(terms.stated, weeks);
      if (price?.days !== weeks * 7) continue;
      const prices = stated.get(size);
      if (prices) prices.push(price.pence / 100);
      else stated.set(size, [price.pence / 100]);
    }
  }
  return stated;
}
