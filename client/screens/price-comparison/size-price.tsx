import type { PriceComparisonRow } from "#contract/companies.ts";
import type { PriceSize } from "#contract/options.ts";
import { formatPriceRange } from "./format-price-range.ts";

/**
 * A company's price for a size: stated, or estimated from its price range. A company without a range gets a default range. "Not
 * offered" replaces the price if the company does not hire out the size.
 */
export function SizePriceText({ row, size }: { row: PriceComparisonRow; size: PriceSize }) {
  const source = row.sources[size];
  if (source === "not-offered") return <span className="font-normal">Not offered</span>;
  const price = formatPriceRange(row.prices[size]);
  if (source === "company") return price;
  return (
    <>
      {price}
      <span className="block text-xs font-normal">estimate</span>
    </>
  );
}
