import { companyPageQueryOptions } from "#client/queries/companies.ts";
import type { ListSearch } from "#client/queries/company-search.ts";
import { useSkeletonQuery } from "#client/queries/use-skeleton-query.ts";

/**
 * One page of a list. After a change of page, order or filter, the old cards stay until the new ones arrive. A new place or
 * radius shows skeletons.
 */
export const useListPage = (search: ListSearch) =>
  useSkeletonQuery({
    ...companyPageQueryOptions(search),
    placeholderData: (previousPage, previousQuery) => {
      const { location, radius } = previousQuery?.queryKey[2] ?? {};
      return location === search.location && radius === search.radius ? previousPage : undefined;
    },
  });
