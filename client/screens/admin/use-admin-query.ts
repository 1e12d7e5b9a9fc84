import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { RequestError } from "#client/queries/request.ts";
import { useAdmin } from "./session.tsx";

/** Reads as the administrator: when the sign-in no longer holds, the session ends as it does at any call. */
export function useAdminQuery<Answer, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Answer, Key>,
) {
  const { expired } = useAdmin();
  const query = useQuery(options);
  const refused = query.error instanceof RequestError && query.error.status === 401;
  useEffect(() => {
    if (refused) expired();
  }, [refused, expired]);
  return query;
}
