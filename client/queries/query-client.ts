import { QueryClient } from "@tanstack/react-query";

/**
 * A client for one page view (browser) or one rendering (server). The specification asks for reads that are never
 * stale, never refetched automatically and never retried.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        // "online", the default, would leave a query pending for as long as the browser reports no connection.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
