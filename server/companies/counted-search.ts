import type { CompaniesQuery } from "#contract/companies.ts";
import type { Place } from "#contract/places.ts";

/** A list of companies as far as it is counted. */
interface FoundSearch {
  /** The place that was searched. Null if it was not understood. */
  place: Place | null;
  /** Companies found. */
  total: number;
}

/** Returns a function that counts such a search once. */
export type CountingSearches = (found: FoundSearch) => () => void;

/** The first page around a place is a search; further pages are not. */
export const isSearch = ({ location, page, ids }: Partial<CompaniesQuery>): boolean =>
  Boolean(location?.trim()) && (page ?? 1) === 1 && ids === undefined;
