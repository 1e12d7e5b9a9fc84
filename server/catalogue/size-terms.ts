import type { Company } from "#contract/companies.ts";
import type { JobSize } from "#contract/job/job.ts";
import type { StatedPrice } from "#contract/job/terms.ts";
import { toPence } from "#contract/text/pounds.ts";
import { estimatesOf } from "#server/pricing/prices-by-size.ts";
import { sizesOf } from "#server/pricing/sizes-offered.ts";

/** What a company states about the hire of one size. Amounts are in pence. */
export interface StatedHire {
  readonly price: number;
  /** Null if the company does not say how many days the price includes. */
  readonly hireDays: number | null;
  readonly extraWeek: number | null;
  readonly heavyAllowed: boolean | null;
  readonly statedBy: StatedPrice["statedBy"];
}

/** A size that a company hires out or may hire out. */
export interface SizeTerms {
  /** False if the company's words leave open whether it hires out this size. */
  readonly isCertain: boolean;
  /** Null if the company states no price for the size. */
  readonly stated: StatedHire | null;
  /** The stated or estimated price of the hire in pence; null if it is neither. */
  readonly hire: { readonly from: number; readonly to: number } | null;
}

/** A customer can ask for eight weeks at most, and the API documents this limit. */
const MAX_HIRE_DAYS = 254;

function statedHire({ price, hireDays, extraWeek, heavyAllowed, statedBy }: StatedPrice): StatedHire {
  return {
    price: toPence(price),
    hireDays: hireDays === null ? null : Math.min(MAX_HIRE_DAYS, Math.max(0, hireDays)),
    extraWeek: extraWeek === null ? null : toPence(extraWeek),
    heavyAllowed,
    statedBy,
  };
}

/** The sizes that a company hires out or may hire out. A size that is missing here is not on offer. */
export function sizeTermsOf(
  company: Pick<Company, "skipSizes" | "prices" | "priceFrom" | "priceTo">,
): ReadonlyMap<JobSize, SizeTerms> {
  const { offered, unclear } = sizesOf(company);
  const terms = new Map<JobSize, SizeTerms>();
  for (const size of offered) terms.set(size, { isCertain: true, stated: null, hire: null });
  for (const size of unclear) terms.set(size, { isCertain: false, stated: null, hire: null });
  for (const { size, from, to } of estimatesOf(company)) {
    const isCertain = terms.get(size)?.isCertain === true;
    terms.set(size, { isCertain, stated: null, hire: { from: from * 100, to: to * 100 } });
  }
  for (const price of company.prices) {
    const stated = statedHire(price);
    terms.set(price.size, { isCertain: true, stated, hire: { from: stated.price, to: stated.price } });
  }
  return terms;
}
