import { queryOptions } from "@tanstack/react-query";
import { companyPageQueryOptions } from "#client/queries/companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { ListSearch } from "#client/urls/company-search.ts";
import { jobUrl } from "#client/urls/company-url.ts";

/**
 * One page of a list. After a change of page, order or filter, the old cards stay until the new ones arrive. A new place,
 * radius or job shows skeletons, because the old cards would show the previous job's prices as those of the new one.
 */
export const listPageQueryOptions = (search: ListSearch) =>
  queryOptions({
    ...companyPageQueryOptions(search),
    placeholderData: (previousPage, previousQuery) =>
      jobUrl("/", previousQuery?.queryKey[2] ?? {}) === jobUrl("/", search) ? previousPage : undefined,
  });

export const useListPage = (search: ListSearch) => useQuery(listPageQueryOptions(search));
