import type { Company, ListedCompany } from "#contract/companies.ts";
import type { JobSize } from "#contract/job/job.ts";
import type { PriceSize } from "#contract/options.ts";
import { toPounds } from "#contract/text/pounds.ts";
import { estimatesOf } from "#server/pricing/estimates.ts";
import { sizesOf } from "#server/pricing/sizes-offered.ts";
import { byPriceSize, includesPriceSize, priceSizeOf } from "#server/pricing/skip-sizes.ts";
import { type StatedHire, toStatedHire } from "#server/pricing/stated-hire.ts";

export interface SizeTerms {
  readonly size: JobSize;
  /** True if the company states a price for this size, or its text surely names the size. */
  readonly isCertain: boolean;
  readonly stated: StatedHire | null;
  /** In pence: the stated price, or the range of the estimate. Null if the company has neither. */
  readonly hire: { readonly from: number; readonly to: number } | null;
}

/** The terms of every size that the company offers or may offer. */
export function sizeTermsOf(
  company: Pick<Company, "skipSizes" | "prices" | "priceFrom" | "priceTo">,
): ReadonlyMap<JobSize, SizeTerms> {
  const { offered, unclear } = sizesOf(company);
  const terms = new Map<JobSize, SizeTerms>();
  for (const size of offered) terms.set(size, { size, isCertain: true, stated: null, hire: null });
  for (const size of unclear) terms.set(size, { size, isCertain: false, stated: null, hire: null });
  for (const { size, from, to } of estimatesOf(company)) {
    const isCertain = terms.get(size)?.isCertain === true;
    terms.set(size, {
      size,
      isCertain,
      stated: null,
      hire: { from: Math.round(from * 100), to: Math.round(to * 100) },
    });
  }
  for (const price of company.prices) {
    const stated = toStatedHire(price);
    const { size } = price;
    terms.set(size, { size, isCertain: true, stated, hire: { from: stated.price, to: stated.price } });
  }
  return terms;
}

export interface GroupTerms {
  /** Whether the company's text names the group or one of its sizes. */
  readonly isNamed: boolean;
  readonly sizes: readonly SizeTerms[];
}

export const groupTermsOf = (
  { skipSizes }: Pick<Company, "skipSizes">,
  sizes: ReadonlyMap<JobSize, SizeTerms>,
): Readonly<Record<PriceSize, GroupTerms>> =>
  byPriceSize((group) => ({
    isNamed: includesPriceSize(skipSizes, group),
    sizes: [...sizes].flatMap(([size, terms]) => (priceSizeOf(size) === group ? terms : [])),
  }));

export function fromPriceOf(sizes: Iterable<[JobSize, SizeTerms]>): ListedCompany["fromPrice"] {
  const [lowest] = [...sizes]
    .flatMap(([size, { stated }]) => (stated ? [{ size, ...stated }] : []))
    .sort((a, b) => a.price - b.price);
  return lowest && { size: lowest.size, price: toPounds(lowest.price), hireDays: lowest.hireDays };
}
