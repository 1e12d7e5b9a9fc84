import type { Company, PriceRange } from "#contract/companies.ts";
import { JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { PRICE_GUIDE } from "#contract/job/price-guide.ts";
import { COMPANY_DEFAULTS } from "#contract/limits.ts";
import type { PriceSize } from "#contract/options.ts";
import { jobSizeOf } from "#contract/plan/size-advice.ts";
import { SKIP_SIZES } from "#contract/skip-sizes.ts";
import { priceSizeOf } from "./skip-sizes.ts";

const GUIDE_LOW = PRICE_GUIDE.mini.from;
const GUIDE_HIGH = PRICE_GUIDE.large.to;

type PricedCompany = Pick<Company, "priceFrom" | "priceTo">;

/**
 * Whether a company gives both its lowest and its highest price. Only then its prices are estimated, on every screen: without
 * both, an estimate would not be about this company.
 */
export const hasPriceRange = ({ priceFrom, priceTo }: PricedCompany): boolean =>
  priceFrom !== null && priceTo !== null;

/**
 * A company's lowest and highest price in pounds. A price that it does not give has the specified default. If the two are in
 * the wrong order, they are swapped.
 */
export function priceEnds({ priceFrom, priceTo }: PricedCompany): [from: number, to: number] {
  const from = Number(priceFrom ?? COMPANY_DEFAULTS.priceFrom);
  const to = Number(priceTo ?? COMPANY_DEFAULTS.priceTo);
  return from <= to ? [from, to] : [to, from];
}

/** The usual price of a size on the page about sizes. Between two of its sizes, halfway. Null for sizes below its smallest. */
function usualPrice(yards: JobSize): PriceRange | null {
  const below = SKIP_SIZES.findLast((size) => jobSizeOf(size) <= yards)?.price;
  const above = SKIP_SIZES.find((size) => jobSizeOf(size) >= yards)?.price ?? below;
  return below && above ? { from: (below.from + above.from) / 2, to: (below.to + above.to) / 2 } : null;
}

/** Sizes above the guide's belong to its largest group. */
const groupOf = (size: JobSize): PriceSize => priceSizeOf(size) ?? "large";

const inGroup = (group: PriceSize) => JOB_SIZES.filter((size) => groupOf(size) === group);

/** The guide's price of each size by the sizes that share its group, computed once. */
const guidePrices = new Map<string, PriceRange>();

/**
 * The price of a size in the guide. Sizes that share a group of the guide, such as 6 and 8 yards, share its price range in
 * proportion to their usual prices.
 */
function guidePrice(size: JobSize, sharing: readonly JobSize[]): PriceRange {
  const key = `${size} of ${sharing}`;
  const known = guidePrices.get(key);
  if (known) return known;
  const guide = PRICE_GUIDE[groupOf(size)];
  const usual = usualPrice(size);
  const shared = sharing.map(usualPrice).filter((price) => price !== null);
  const lowest = Math.min(...shared.map(({ from }) => from));
  const highest = Math.max(...shared.map(({ to }) => to));
  const place = (point: number) =>
    guide.from + ((point - lowest) / (highest - lowest)) * (guide.to - guide.from);
  const price = usual ? { from: place(usual.from), to: place(usual.to) } : guide;
  guidePrices.set(key, price);
  return price;
}

/**
 * Estimates what a company asks for a size, in whole pounds: the guide's price, scaled linearly to the company's lowest and
 * highest price. `offered` are the sizes that the company offers.
 */
export function estimateSize(
  size: JobSize,
  offered: readonly JobSize[],
  from: number,
  to: number,
): PriceRange {
  const sharing = inGroup(groupOf(size)).filter((other) => other === size || offered.includes(other));
  const guide = guidePrice(size, sharing);
  const scale = (point: number) =>
    Math.round(from + ((point - GUIDE_LOW) / (GUIDE_HIGH - GUIDE_LOW)) * (to - from));
  return { from: scale(guide.from), to: scale(guide.to) };
}

/** Estimates what a company asks for the sizes of a group that it offers, or for all of them if it offers none. */
export function estimateGroup(
  group: PriceSize,
  offered: readonly JobSize[],
  from: number,
  to: number,
): PriceRange {
  const inGuide = JOB_SIZES.filter((size) => priceSizeOf(size) === group);
  const wanted = inGuide.filter((size) => offered.includes(size));
  const ranges = (wanted.length > 0 ? wanted : inGuide).map((size) => estimateSize(size, offered, from, to));
  return { from: Math.min(...ranges.map(({ from }) => from)), to: Math.max(...ranges.map(({ to }) => to)) };
}
