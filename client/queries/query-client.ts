import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { RESULTS_MAP } from "./results-map.ts";

/**
 * There is one client per document in the browser, and one per rendering on the server. The specification asks for reads that are
 * never stale, never refetched automatically and never retried.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        // The default "online" leaves queries pending while the browser reports no connection. With "always" they fail.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });

export type DehydratedQueries = readonly (readonly [QueryKey, unknown])[];

/**
 * Replaces TanStack's own `dehydrate`, which adds 300 bytes of state to each query. This state contains the time, so every
 * rendering would change the page's ETag.
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
