import type { Company, PriceRange } from "#contract/companies.ts";
import { COMPANY_DEFAULTS } from "#contract/limits.ts";
import { PRICE_GUIDE, type PriceSize } from "#contract/options.ts";

const GUIDE_LOW = PRICE_GUIDE.mini.from;
const GUIDE_HIGH = PRICE_GUIDE.large.to;

type Priced = Pick<Company, "priceFrom" | "priceTo">;

/** A company's cheapest and dearest price. */
export function priceEnds({ priceFrom, priceTo }: Priced): [from: number, to: number] {
  const from = Number(priceFrom ?? COMPANY_DEFAULTS.priceFrom);
  const to = Number(priceTo ?? COMPANY_DEFAULTS.priceTo);
  return from <= to ? [from, to] : [to, from];
}

/** What a skip of one size costs between these ends, in whole pounds: the static guide's shape stretched onto them. */
export function priceRange(size: PriceSize, from: number, to: number): PriceRange {
  const stretch = (point: number) =>
    Math.round(from + ((point - GUIDE_LOW) / (GUIDE_HIGH - GUIDE_LOW)) * (to - from));
  return { from: stretch(PRICE_GUIDE[size].from), to: stretch(PRICE_GUIDE[size].to) };
}

export function priceRanges(company: Priced): Record<PriceSize, PriceRange> {
  const [from, to] = priceEnds(company);
  const range = (size: PriceSize) => priceRange(size, from, to);
  return { mini: range("mini"), small: range("small"), medium: range("medium"), large: range("large") };
}
