import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { SKELETON_AFTER_MS, SKELETON_FOR_MS } from "#contract/limits.ts";

type Shown = "data" | "error" | "isPending" | "isError" | "isFetching" | "isPlaceholderData" | "refetch";

/** `Pick` of each member of a union, so that `isPending` and `isError` still narrow `data`. */
type PickEach<Result, Keys extends keyof Result> = Result extends unknown ? Pick<Result, Keys> : never;

export type SkeletonQueryResult<Data> = PickEach<UseQueryResult<Data>, Shown>;

/**
 * `useQuery` for screens that show a skeleton while the query is pending. The style sheet shows a skeleton after a delay. A
 * result that arrives soon after the skeleton appears is held back briefly, so that the skeleton does not flicker.
 */
export function useSkeletonQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): SkeletonQueryResult<Data> {
  const { data, error, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery(options);
  const isHeldBack = useSkeletonTime(isPending);
  if (isHeldBack && !isPending) {
    const pending = { data: undefined, error: null, isPending: true, isError: false } as const;
    return { ...pending, isFetching: true, isPlaceholderData: false, refetch };
  }
  return {
    data,
    error,
    isPending,
    isError,
    isFetching,
    isPlaceholderData,
    refetch,
  } as SkeletonQueryResult<Data>;
}

/** True while a skeleton has been visible for less than SKELETON_FOR_MS. */
function useSkeletonTime(isPending: boolean): boolean {
  const [isHeldBack, setHeldBack] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const show = setTimeout(() => setHeldBack(true), SKELETON_AFTER_MS);
    const release = () => setHeldBack(false);
    setTimeout(release, SKELETON_AFTER_MS + SKELETON_FOR_MS);
    return () => clearTimeout(show);
  }, [isPending]);
  return isHeldBack;
}
