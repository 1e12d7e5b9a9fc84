import { useEffect } from "react";
import type { Query } from "#client/queries/answers.ts";
import { RequestError } from "#client/queries/request.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { useAdminSession } from "./session.tsx";

/** Reads as the administrator: when the sign-in no longer holds, the session ends as it does at any call. */
export function useAdminQuery<Answer>(query: Query<Answer>) {
  const { expireSession } = useAdminSession();
  const result = useQuery(query);
  const refused = result.error instanceof RequestError && result.error.status === 401;
  useEffect(() => {
    if (refused) expireSession();
  }, [refused, expireSession]);
  return result;
}
