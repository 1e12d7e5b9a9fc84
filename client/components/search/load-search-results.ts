import { queryOptions } from "@tanstack/react-query";
import type { LoaderArgs, LoaderResult } from "#client/page.ts";
import { companyPageQueryOptions, summariesOf } from "#client/queries/companies.ts";
import { isMapOpen, mapQueryFrom, resultsMapQueryOptions } from "#client/queries/results-map.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { ListSearch } from "#client/urls/company-search.ts";
import { jobUrl } from "#client/urls/company-url.ts";
import { activeFilters, searchWithout } from "./filters/filters.ts";

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

/**
 * After a change of page, order or filter, the old cards stay until the new cards arrive. After a change of place, radius or job,
 * skeletons replace the old cards, because their prices are for the previous job.
 */
export const listPageQueryOptions = (search: ListSearch) =>
  queryOptions({
    ...companyPageQueryOptions(search),
    placeholderData: (previousPage, previousQuery) =>
      jobUrl("/", previousQuery?.queryKey[2] ?? {}) === jobUrl("/", search) ? previousPage : undefined,
  });

export const useListPage = (search: ListSearch) => useQuery(listPageQueryOptions(search));
