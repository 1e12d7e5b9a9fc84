import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";
import { useEffect } from "react";
import { useQuery } from "#client/queries/use-query.ts";
import { isUnauthorised } from "./admin-requests.ts";
import { useAdminSession } from "./session.tsx";

/** Runs a query for the administrator. A 401 response ends the session. */
export function useAdminQuery<Data, Key extends QueryKey>(query: UseQueryOptions<Data, Error, Data, Key>) {
  const { expireSession } = useAdminSession();
  const result = useQuery(query);
  const isExpired = isUnauthorised(result.error);
  useEffect(() => {
    if (isExpired) expireSession();
  }, [isExpired, expireSession]);
  return result;
}
