import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { RESULTS_MAP } from "./results-map.ts";

/** The key and the data of each query. */
export type DehydratedQueries = readonly (readonly [QueryKey, unknown])[];

/**
 * The cached data to embed in a page. TanStack's own `dehydrate` adds 300 bytes of state to each query. It also adds the time,
 * so the page would get a new ETag with every rendering.
 */
export const dehydrateQueries = (queryClient: QueryClient): DehydratedQueries =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [
      queryKey,
      queryKey[0] === RESULTS_MAP ? { ...(state.data as object), svg: null } : state.data,
    ]);

export function hydrateQueries(queryClient: QueryClient, queries: DehydratedQueries) {
  for (const [queryKey, data] of queries) queryClient.setQueryData(queryKey, data);
}
