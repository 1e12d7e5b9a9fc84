import type { PriceComparisonRow } from "#contract/companies.ts";
import type { PriceSize } from "#contract/options.ts";
import { formatPriceRange } from "./format-price-range.ts";

/** A company's price for a size: stated, estimated from its range, or none because it does not hire out this size. */
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
