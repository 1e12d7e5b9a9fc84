import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";

interface SearchedCompanies<Item> {
  selected: readonly Item[];
  /** The ids that the previous search preselected. */
  preselected: readonly number[];
  /** In order of fit: the best company comes first. */
  found: readonly Item[];
}

/**
 * Keeps only the companies that the customer selected. If the customer selected none, selects the first `MAX_COMPANIES_PER_QUOTE`
 * found companies.
 */
export function preselect<Item extends { id: number }>({
  selected,
  preselected,
  found,
}: SearchedCompanies<Item>): { selected: readonly Item[]; preselected: readonly number[] } {
  const ownChoice = selected.filter(({ id }) => !preselected.includes(id));
  if (ownChoice.length > 0) return { selected: ownChoice, preselected: [] };
  const first = found.slice(0, MAX_COMPANIES_PER_QUOTE);
  return { selected: first, preselected: first.map(({ id }) => id) };
}
