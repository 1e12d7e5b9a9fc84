import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";
import { useEffect } from "react";
import { RequestError } from "#client/queries/request.ts";
import { useSkeletonQuery } from "#client/queries/use-skeleton-query.ts";
import { useAdminSession } from "./session.tsx";

/** Runs a query for the administrator. A 401 response ends the session. */
export function useAdminQuery<Data, Key extends QueryKey>(query: UseQueryOptions<Data, Error, Data, Key>) {
  const { expireSession } = useAdminSession();
  const result = useSkeletonQuery(query);
  const isUnauthorised = result.error instanceof RequestError && result.error.status === 401;
  useEffect(() => {
    if (isUnauthorised) expireSession();
  }, [isUnauthorised, expireSession]);
  return result;
}
