import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { SKELETON_AFTER_MS, SKELETON_FOR_MS } from "#contract/limits.ts";

type Shown = "data" | "error" | "isPending" | "isError" | "isFetching" | "isPlaceholderData" | "refetch";

/** Distributes over the union, so that `isPending` and `isError` still narrow `data`. */
type PickEach<Result, Keys extends keyof Result> = Result extends unknown ? Pick<Result, Keys> : never;

export type SkeletonQueryResult<Data> = PickEach<UseQueryResult<Data>, Shown>;

/**
 * `useQuery` for screens that show a skeleton while the query is pending. A skeleton becomes visible late (the style
 * sheet's `delayed`); once visible it stays long enough not to flicker, and the result is held back until then.
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

/** Whether a skeleton has become visible and has not been visible for long enough yet. */
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
