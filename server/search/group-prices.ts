import type { PriceRange, PriceSource } from "#contract/companies.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import type { PriceSize } from "#contract/options.ts";
import type { Listing } from "#server/catalogue/listing.ts";
import type { SizeTerms } from "#server/catalogue/size-terms.ts";
import { priceEnds } from "#server/pricing/estimates.ts";
import { hireFor } from "#server/pricing/stated-hire.ts";
import { type SearchedJob, takesWastes } from "./job.ts";
import { isPricedFor } from "./totals.ts";

interface GroupPrice {
  range: PriceRange;
  source: PriceSource;
  /**
   * The days of hire that the range is for. Null if the company states no days, or if the range is its overall range or the
   * default.
   */
  days: number | null;
  /** True if no price of the group is for the job's wastes. */
  isForOtherWaste: boolean;
}

const rangeOf = (pence: readonly number[]): PriceRange => ({
  from: Math.min(...pence) / 100,
  to: Math.max(...pence) / 100,
});

/**
 * Uses the sizes whose price is for the job, if the group has any. If no stated price covers the weeks, uses those with the same
 * days as the smallest stated size's price.
 */
export function groupPrice(listing: Listing, group: PriceSize, job: SearchedJob): GroupPrice {
  const { sizes } = listing.groups[group];
  const forJob = sizes.filter(({ size }) => isPricedFor(listing, size, job));
  const isForOtherWaste = forJob.length === 0 || !takesWastes(listing, job, null);
  return { ...priceOf(listing, group, isForOtherWaste ? sizes : forJob, job.weeks), isForOtherWaste };
}

function priceOf(
  { company, groups }: Listing,
  group: PriceSize,
  sizes: readonly SizeTerms[],
  weeks: number,
): Omit<GroupPrice, "isForOtherWaste"> {
  const stated = sizes.flatMap((one) => (one.stated ? hireFor(one.stated, weeks) : []));
  const [first] = stated;
  if (first) {
    const isAsked = stated.some(({ days }) => days === weeks * 7);
    const days = isAsked ? weeks * 7 : first.days;
    const alike = stated.filter((price) => price.days === days);
    return { range: rangeOf(alike.map(({ pence }) => pence)), source: "company", days };
  }
  const estimates = sizes.flatMap(({ hire }) => hire ?? []);
  if (estimates.length > 0) {
    const range = rangeOf(estimates.flatMap(({ from, to }) => [from, to]));
    return { range, source: "estimate", days: Math.min(weeks, DEFAULT_WEEKS) * 7 };
  }
  const [from, to] = priceEnds(company);
  const mayOffer = sizes.length > 0 || groups[group].isNamed;
  return { range: { from, to }, source: mayOffer ? "unknown" : "not-offered", days: null };
}
