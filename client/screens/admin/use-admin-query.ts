import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";
import { useEffect } from "react";
import { RequestError } from "#client/queries/request.ts";
import { useSkeletonQuery } from "#client/queries/use-skeleton-query.ts";
import { useAdminSession } from "./session.tsx";

/** Reads as the administrator: when the sign-in no longer holds, the session ends as it does at any call. */
export function useAdminQuery<Data, Key extends QueryKey>(query: UseQueryOptions<Data, Error, Data, Key>) {
  const { expireSession } = useAdminSession();
  const result = useSkeletonQuery(query);
  const refused = result.error instanceof RequestError && result.error.status === 401;
  useEffect(() => {
    if (refused) expireSession();
  }, [refused, expireSession]);
  return result;
}
