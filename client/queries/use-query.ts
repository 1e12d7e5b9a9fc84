import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery as useCachedQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { use } from "react";
import { NavigationContext } from "./navigation-wait.ts";
import { useWaiting } from "./waiting.ts";

type Shown = "data" | "error" | "isPending" | "isError" | "isFetching" | "isPlaceholderData" | "refetch";

/** `Pick` of each member of a union, so that `isPending` and `isError` still narrow `data`. */
type PickEach<Result, Keys extends keyof Result> = Result extends unknown ? Pick<Result, Keys> : never;

export type QueryResult<Data> = PickEach<UseQueryResult<Data>, Shown>;

/**
 * A navigation waits for the queries of the first view, so that the page does not move when the responses arrive. Visitors are
 * told if a response takes longer than usual.
 */
export function useQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): QueryResult<Data> {
  const navigation = use(NavigationContext);
  const awaitQuery = useAwaitQuery();
  // A query that failed while the navigation waited is not sent a second time when the page appears.
  const retryOnMount = !navigation?.hasRead(options.queryKey);
  const result = useCachedQuery({ ...options, retryOnMount });
  if (result.isPending && options.enabled !== false) awaitQuery(options);
  useWaiting(result.isFetching);
  return result;
}

/** The returned function makes a navigation wait for a query, which the page then finds in the query client. */
export function useAwaitQuery() {
  const navigation = use(NavigationContext);
  const queryClient = useQueryClient();
  return <Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>) =>
    navigation?.read(options.queryKey, () => queryClient.query(options));
}
