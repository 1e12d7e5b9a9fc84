import type { CompaniesQuery } from "#contract/companies.ts";
import type { Place } from "#contract/places.ts";

/** The facts of a search result that the search counter needs. */
interface FoundSearch {
  /** The place of the search. Null if the location was not resolved to a place. */
  place: Place | null;
  /** The number of companies found, on all pages. */
  total: number;
}

/** Returns a function that adds one to the count of this search each time it is called. */
export type CountingSearches = (found: FoundSearch) => () => void;

/** Only the first page of results for a location counts as a search. A list of given companies (`ids`) does not. */
export const isSearch = ({ location, page, ids }: Partial<CompaniesQuery>): boolean =>
  Boolean(location?.trim()) && (page ?? 1) === 1 && ids === undefined;
