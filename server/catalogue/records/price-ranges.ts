import type { Company, PriceRange } from "#contract/companies.ts";
import { PRICE_GUIDE } from "#contract/job/price-guide.ts";
import { COMPANY_DEFAULTS } from "#contract/limits.ts";
import type { PriceSize } from "#contract/options.ts";

const GUIDE_LOW = PRICE_GUIDE.mini.from;
const GUIDE_HIGH = PRICE_GUIDE.large.to;

type PricedCompany = Pick<Company, "priceFrom" | "priceTo">;

/**
 * Whether a company gives both its lowest and its highest price. Without both, a job's total contains no estimate for the hire.
 */
export const hasPriceRange = ({ priceFrom, priceTo }: PricedCompany): boolean =>
  priceFrom !== null && priceTo !== null;

/**
 * A company's lowest and highest price in pounds. A price that it does not give has a default, which the specification wants
 * for the price comparison. If the two are in the wrong order, they are swapped.
 */
export function priceEnds({ priceFrom, priceTo }: PricedCompany): [from: number, to: number] {
  const from = Number(priceFrom ?? COMPANY_DEFAULTS.priceFrom);
  const to = Number(priceTo ?? COMPANY_DEFAULTS.priceTo);
  return from <= to ? [from, to] : [to, from];
}

/** The price range of one size in whole pounds: the price guide, scaled linearly to a company's lowest and highest price. */
export function priceRange(size: PriceSize, from: number, to: number): PriceRange {
  const scale = (point: number) =>
    Math.round(from + ((point - GUIDE_LOW) / (GUIDE_HIGH - GUIDE_LOW)) * (to - from));
  return { from: scale(PRICE_GUIDE[size].from), to: scale(PRICE_GUIDE[size].to) };
}
