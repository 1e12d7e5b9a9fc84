import type { Company, PriceRange, SizeEstimate } from "#contract/companies.ts";
import { JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { PRICE_GUIDE } from "#contract/job/price-guide.ts";
import { readSizeName } from "#contract/job/size-names.ts";
import { COMPANY_DEFAULTS } from "#contract/limits.ts";
import { SKIP_SIZES } from "#contract/skip-sizes.ts";
import { sizesOf } from "./sizes-offered.ts";

type PricedCompany = Pick<Company, "priceFrom" | "priceTo" | "prices" | "skipSizes">;

interface PricedSize {
  yards: number;
  pounds: number;
}

/** The company's lowest and highest price in pounds. A missing price is replaced by the default. */
export function priceEnds({
  priceFrom,
  priceTo,
}: Pick<Company, "priceFrom" | "priceTo">): [from: number, to: number] {
  const from = Number(priceFrom ?? COMPANY_DEFAULTS.priceFrom);
  const to = Number(priceTo ?? COMPANY_DEFAULTS.priceTo);
  return from <= to ? [from, to] : [to, from];
}

/**
 * The price guide as points, smallest size first. A single size gives one point with its middle price. A range of sizes gives one
 * point for each end.
 */
const USUAL: readonly PricedSize[] = [
  PRICE_GUIDE.mini,
  ...SKIP_SIZES.map(({ yards, price }) => ({ yards, ...price })),
].flatMap(({ yards, from, to }) => {
  const sizes = readSizeName(yards) ?? { from: 0, to: 0 };
  if (sizes.from === sizes.to) return [{ yards: sizes.from, pounds: (from + to) / 2 }];
  return [
    { yards: sizes.from, pounds: from },
    { yards: sizes.to, pounds: to },
  ];
});

/** In pounds. Follows straight lines between the points of `USUAL`. The first and the last line continue beyond the points. */
function usualPrice(yards: number): number {
  const next = USUAL.findIndex((point) => point.yards >= yards);
  const end = next === -1 ? USUAL.length - 1 : Math.max(1, next);
  const [a, b] = [USUAL[end - 1] as PricedSize, USUAL[end] as PricedSize];
  return a.pounds + ((yards - a.yards) / (b.yards - a.yards)) * (b.pounds - a.pounds);
}

/**
 * The prices that a company gives, smallest size first: its stated prices, its lowest price for its smallest size, and its
 * highest price for its largest size. A stated price outside this range replaces the lowest or the highest price.
 */
function givenPrices(company: PricedCompany): PricedSize[] {
  const { smallest, largest } = sizesOf(company);
  const [lowest, highest] = priceEnds(company);
  const stated = company.prices.map(({ size, price }) => ({ yards: size, pounds: Number(price) }));
  const pounds = stated.map((price) => price.pounds);
  const ends = [
    { yards: smallest, pounds: Math.min(lowest, ...pounds) },
    { yards: largest, pounds: Math.max(highest, ...pounds) },
  ].filter((end) => smallest < largest && !stated.some(({ yards }) => yards === end.yards));
  return [...stated, ...ends].sort((a, b) => a.yards - b.yards);
}

/**
 * Estimates a size from the company's prices for the next smaller and the next larger size, in proportion to usual prices.
 * Without a smaller size, returns a range from the lowest price. Without a larger size, returns a range up to the highest price.
 * Null if a smaller size costs more than a larger size.
 */
function estimateBetween(
  yards: number,
  given: readonly PricedSize[],
  [lowest, highest]: readonly [number, number],
): PriceRange | null {
  const same = given.find((price) => price.yards === yards);
  if (same) return { from: same.pounds, to: same.pounds };
  const smaller = given.filter((price) => price.yards < yards);
  const larger = given.filter((price) => price.yards > yards);
  const least = Math.max(...smaller.map(({ pounds }) => pounds));
  const most = Math.min(...larger.map(({ pounds }) => pounds));
  const [below, above] = [smaller.at(-1), larger[0]];
  if (least > most) return null;
  if (!below || !above)
    return { from: below ? least : Math.min(lowest, most), to: above ? most : Math.max(highest, least) };
  const usual = usualPrice(below.yards);
  const share = (usualPrice(yards) - usual) / (usualPrice(above.yards) - usual);
  const pounds = Math.min(most, Math.max(least, Math.round(least + share * (most - least))));
  return { from: pounds, to: pounds };
}

/**
 * The estimated prices of sizes that a company offers or may offer without a stated price. Empty if the company does not give
 * both its lowest and its highest price, because defaults would say nothing about this company.
 */
export function estimatesOf(company: PricedCompany): SizeEstimate[] {
  if (company.priceFrom === null || company.priceTo === null) return [];
  const { offered, unclear } = sizesOf(company);
  const given = givenPrices(company);
  const isEstimated = (size: JobSize) =>
    (offered.includes(size) || unclear.includes(size)) &&
    !company.prices.some((price) => price.size === size);
  return JOB_SIZES.filter(isEstimated).flatMap((size) => {
    const range = estimateBetween(size, given, priceEnds(company));
    return range ? { size, ...range } : [];
  });
}
