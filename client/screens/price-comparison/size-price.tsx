import { formatPoundRange } from "#client/components/company/format.ts";
import type { PriceComparisonRow } from "#contract/companies.ts";
import type { PriceSize } from "#contract/options.ts";

/**
 * A company's price or price range for a group of sizes: stated, or estimated from its lowest and highest price. "Not known"
 * replaces it if one of these is missing, and "Not offered" if the company hires out no size of the group.
 */
export function SizePriceText({ row, size }: { row: PriceComparisonRow; size: PriceSize }) {
  const source = row.sources[size];
  if (source === "not-offered") return <span className="font-normal">Not offered</span>;
  if (source === "unknown") return <span className="font-normal text-muted">Not known</span>;
  const price = formatPoundRange(row.prices[size]);
  if (source === "company") return price;
  return (
    <>
      {price} <span className="block text-xs font-normal">estimate</span>
    </>
  );
}
