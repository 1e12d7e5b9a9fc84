import type { PriceComparisonRow, PriceRange } from "#contract/companies.ts";
import type { PriceSize } from "#contract/options.ts";

export interface PriceRowsProps {
  rows: readonly PriceComparisonRow[];
  location: string;
  /** The requested skip size, whose column is highlighted. */
  highlighted: PriceSize | "all";
}

/** "£70-£90" */
export const formatPriceRange = ({ from, to }: PriceRange): string => `£${from}-£${to}`;
