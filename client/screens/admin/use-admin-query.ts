import { useEffect } from "react";
import type { Query } from "#client/queries/answers.ts";
import { RequestError } from "#client/queries/request.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { useAdmin } from "./session.tsx";

/** Reads as the administrator: when the sign-in no longer holds, the session ends as it does at any call. */
export function useAdminQuery<Answer>(query: Query<Answer>) {
  const { expired } = useAdmin();
  const result = useQuery(query);
  const refused = result.error instanceof RequestError && result.error.status === 401;
  useEffect(() => {
    if (refused) expired();
  }, [refused, expired]);
  return result;
}
