import type { Company, PriceRange, PriceSource, SizeEstimate } from "#contract/companies.ts";
import { JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { PRICE_SIZES, type PriceSize } from "#contract/options.ts";
import { estimateGroup, estimateSize, hasPriceRange, priceEnds } from "./price-ranges.ts";
import { sizesOf } from "./sizes-offered.ts";
import { includesPriceSize, priceSizeOf } from "./skip-sizes.ts";

interface SizePrice {
  range: PriceRange;
  source: PriceSource;
}

type PricedCompany = Pick<Company, "priceFrom" | "priceTo" | "prices" | "skipSizes">;

/**
 * A company's prices for one price size: its stated prices for that size if it has any, otherwise an estimate. Without a price
 * range of the company, the numbers are those of the default range, and the source says that its price is unknown.
 */
function sizePrice(company: PricedCompany, size: PriceSize): SizePrice {
  const stated = company.prices.filter((price) => priceSizeOf(price.size) === size);
  if (stated.length > 0) {
    const pounds = stated.map(({ price }) => Number(price));
    return { range: { from: Math.min(...pounds), to: Math.max(...pounds) }, source: "company" };
  }
  const { offered, unclear } = sizesOf(company);
  const mayOffer = [...offered, ...unclear].some((yards) => priceSizeOf(yards) === size);
  const isOffered = mayOffer || includesPriceSize(company.skipSizes, size);
  const range = estimateGroup(size, offered, ...priceEnds(company));
  if (!isOffered) return { range, source: "not-offered" };
  return { range, source: hasPriceRange(company) ? "estimate" : "unknown" };
}

/** The estimated prices of the sizes that a company offers or may offer, and for which it states no price. */
export function estimatesOf(company: PricedCompany): SizeEstimate[] {
  if (!hasPriceRange(company)) return [];
  const { offered, unclear } = sizesOf(company);
  const isEstimated = (size: JobSize) =>
    (offered.includes(size) || unclear.includes(size)) &&
    !company.prices.some((price) => price.size === size);
  return JOB_SIZES.filter(isEstimated).map((size) => ({
    size,
    ...estimateSize(size, offered, ...priceEnds(company)),
  }));
}

export function pricesBySize(company: PricedCompany): {
  prices: Record<PriceSize, PriceRange>;
  sources: Record<PriceSize, PriceSource>;
} {
  const found = PRICE_SIZES.map((size) => [size, sizePrice(company, size)] as const);
  const values = <Value>(of: (price: SizePrice) => Value) =>
    Object.fromEntries(found.map(([size, price]) => [size, of(price)])) as Record<PriceSize, Value>;
  return { prices: values(({ range }) => range), sources: values(({ source }) => source) };
}
