import type { SelectableCompany } from "./selection/selectable-company.ts";
import type { QuoteSelection } from "./selection/use-quote-selection.ts";

/** A selection of the given companies, whose functions do nothing. */
export const exampleSelection = (selected: readonly SelectableCompany[]): QuoteSelection => ({
  selected,
  latest: () => selected,
  toggle: () => {},
  clear: () => {},
  select: () => {},
});
