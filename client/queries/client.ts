import { QueryClient } from "@tanstack/react-query";

/** A read is made once: never stale, never repeated by itself, never retried. Offline it fails at once and says so. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });

let browserClient: QueryClient | undefined;

/** One per browser tab; one per rendering on the server, where two visitors must never share one. */
export function getQueryClient(): QueryClient {
  if (typeof window === "undefined") return makeQueryClient();
  browserClient ??= makeQueryClient();
  return browserClient;
}
