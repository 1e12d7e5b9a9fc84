import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";

interface SearchedCompanies<Item> {
  selected: readonly Item[];
  /** Ids that the search before preselected. */
  preselected: readonly number[];
  /** Best fitting first. */
  found: readonly Item[];
}

/**
 * The companies selected after a search. Those that the customer selected stay, and then nobody else is selected. A customer
 * who has selected nobody gets the first five found.
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
