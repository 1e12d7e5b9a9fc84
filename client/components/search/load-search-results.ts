import type { LoaderArgs, LoaderResult } from "#client/page.ts";
import { companyPageQueryOptions } from "#client/queries/companies.ts";
import { summariesOf } from "#client/queries/company-summaries.ts";
import { isMapOpen, mapQueryFrom, resultsMapQueryOptions } from "#client/queries/results-map.ts";
import type { ListSearch } from "#client/urls/company-search.ts";
import { activeFilters, searchWithout } from "./filters/filters.ts";

/**
 * Loads what `SearchResults` shows: the companies found, and their map if it is open. If nothing was found, also loads the
 * number of companies that the search finds without each of its filters.
 */
export function loadSearchResults(
  { url, services, queryClient }: LoaderArgs,
  search: ListSearch,
): LoaderResult {
  const load = (query: ListSearch) => {
    const page = summariesOf(services.companies.search(query));
    queryClient.setQueryData(companyPageQueryOptions(query).queryKey, page);
    return page;
  };
  const { total, searched } = load(search);
  if (total === 0) {
    for (const { name } of activeFilters(search)) load(searchWithout(search, name));
  } else if (isMapOpen(url.searchParams)) {
    const query = mapQueryFrom(url.searchParams, search);
    queryClient.setQueryData(resultsMapQueryOptions(query).queryKey, services.resultsMaps.draw(query));
  }
  return { found: { total, place: searched?.place ?? null } };
}
