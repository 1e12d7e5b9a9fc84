import { QueryClient } from "@tanstack/react-query";

/**
 * The query client of one document in the browser, or of one rendering on the server. The specification asks for reads that are
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
