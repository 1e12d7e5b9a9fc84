import { type DehydratedState, dehydrate, HydrationBoundary, type QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { makeQueryClient } from "./client.ts";

export interface Preloaded {
  state: DehydratedState | undefined;
}

/** Answers the server already has, under the keys by which the browser would have asked for them. */
export function preload(answers: readonly { query: { queryKey: QueryKey }; data: unknown }[]): Preloaded {
  const client = makeQueryClient();
  for (const { query, data } of answers) client.setQueryData(query.queryKey, data);
  return { state: dehydrate(client) };
}

/** For moves within the browser: the screen appears at once and its queries ask the API. */
export const preloadNothing = (): Preloaded => ({ state: undefined });

export function WithPreloaded({ loaderData, children }: { loaderData: Preloaded; children: ReactNode }) {
  return <HydrationBoundary state={loaderData.state}>{children}</HydrationBoundary>;
}
