import type { Company, PriceRange } from "#contract/companies.ts";
import { COMPANY_DEFAULTS } from "#contract/limits.ts";
import { PRICE_GUIDE, type PriceSize } from "#contract/options.ts";

const GUIDE_LOW = PRICE_GUIDE.mini.from;
const GUIDE_HIGH = PRICE_GUIDE.large.to;

/** The static guide's shape stretched onto a company's own cheapest and dearest price, in whole pounds. */
export function priceRanges(company: Pick<Company, "priceFrom" | "priceTo">): Record<PriceSize, PriceRange> {
  const ends = [
    Number(company.priceFrom ?? COMPANY_DEFAULTS.priceFrom),
    Number(company.priceTo ?? COMPANY_DEFAULTS.priceTo),
  ];
  const from = Math.min(...ends);
  const to = Math.max(...ends);
  const stretch = (point: number) =>
    Math.round(from + ((point - GUIDE_LOW) / (GUIDE_HIGH - GUIDE_LOW)) * (to - from));
  const range = (size: PriceSize): PriceRange => ({
    from: stretch(PRICE_GUIDE[size].from),
    to: stretch(PRICE_GUIDE[size].to),
  });
  return { mini: range("mini"), small: range("small"), medium: range("medium"), large: range("large") };
}
