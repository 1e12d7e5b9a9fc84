import type { PriceComparisonRow, PriceRange } from "#contract/companies.ts";
import type { PriceSize } from "#contract/options.ts";

export interface PriceRowsProps {
  rows: readonly PriceComparisonRow[];
  location: string;
  /** The size that was asked for, which stands out. */
  highlighted: PriceSize | "all";
}

/** "£70-£90" */
export const formatPriceRange = ({ from, to }: PriceRange): string => `£${from}-£${to}`;
