import type { Company, PriceRange, PriceSource } from "#contract/companies.ts";
import { JOB_SIZES } from "#contract/job/job.ts";
import { PRICE_SIZES, type PriceSize } from "#contract/options.ts";
import { estimateGroup, priceEnds } from "./price-ranges.ts";
import { sizesOf } from "./sizes-offered.ts";
import { includesPriceSize, priceSizeOf } from "./skip-sizes.ts";

interface SizePrice {
  range: PriceRange;
  source: PriceSource;
}

type PricedCompany = Pick<Company, "priceFrom" | "priceTo" | "prices" | "skipSizes">;

/**
 * A company's prices for one price size: its stated prices for that size if it has any, otherwise the guide scaled to its price
 * range.
 */
function sizePrice(company: PricedCompany, size: PriceSize): SizePrice {
  const stated = company.prices.filter((price) => priceSizeOf(price.size) === size);
  if (stated.length > 0) {
    const pounds = stated.map(({ price }) => Number(price));
    return { range: { from: Math.min(...pounds), to: Math.max(...pounds) }, source: "company" };
  }
  const { offered, unclear } = sizesOf(company);
  const mayOffer = JOB_SIZES.some(
    (yards, index) => priceSizeOf(yards) === size && ((offered | unclear) & (1 << index)) !== 0,
  );
  const isOffered = mayOffer || includesPriceSize(company.skipSizes, size);
  const range = estimateGroup(size, offered, ...priceEnds(company));
  return { range, source: isOffered ? "estimate" : "not-offered" };
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
