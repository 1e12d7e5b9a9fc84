import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import type { SearchedArea } from "#client/urls/company-url.ts";
import type { PriceComparisonRow } from "#contract/companies.ts";
import type { PriceSize } from "#contract/options.ts";

export interface PriceRowsProps {
  rows: readonly PriceComparisonRow[];
  /** The place and the job, which links pass on. */
  area: SearchedArea;
  /** A short form of the searched place, such as "LS6". */
  place: string | undefined;
  /** The requested skip size, whose column is highlighted. "all" highlights no column. */
  highlighted: PriceSize | "all";
  /** The companies selected for the comparison. */
  selection: QuoteSelection;
}
