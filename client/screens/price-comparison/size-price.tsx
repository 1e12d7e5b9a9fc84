import { isForOtherWaste } from "#client/components/company/fit-words.ts";
import { formatPoundRange, hireLength } from "#client/components/company/format.ts";
import type { SearchedArea } from "#client/urls/company-url.ts";
import type { PriceComparisonRow } from "#contract/companies.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import type { PriceSize } from "#contract/options.ts";

interface SizePriceProps {
  row: PriceComparisonRow;
  size: PriceSize;
  /** The job of the visitor. */
  area: SearchedArea;
}

/**
 * A company's price or price range for a group of sizes: stated, or estimated from its lowest and highest price. "Not known"
 * replaces it if there is neither, and "Not offered" if the company hires out no size of the group. Says for what the price is,
 * if not for the weeks and the waste of the job.
 */
export function SizePriceText({ row, size, area }: SizePriceProps) {
  const source = row.sources[size];
  if (source === "not-offered") return <span className="font-normal">Not offered</span>;
  if (source === "unknown") return <span className="font-normal text-muted">Not known</span>;
  const { weeks = DEFAULT_WEEKS } = area;
  const days = row.hireDays[size];
  const details = [
    source === "estimate" && "estimate",
    days !== weeks * 7 && hireLength(days, weeks),
    isForOtherWaste(row, area.waste?.split(",")) && "for other waste",
  ].filter(Boolean);
  return (
    <>
      {formatPoundRange(row.prices[size])}{" "}
      {details.length > 0 && (
        <span className="block max-w-28 text-xs font-normal whitespace-normal">{details.join(" ")}</span>
      )}
    </>
  );
}
