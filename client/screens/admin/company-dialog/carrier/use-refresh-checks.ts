import { useQueryClient } from "@tanstack/react-query";
import { carrierChecksQueryOptions } from "../../queries.ts";

/**
 * Returns a function that reloads the queries that show a company's checks. The fields of an open dialog do not change, because
 * the dialog keeps its own copy of the company.
 */
export function useRefreshChecks(companyId: number) {
  const queryClient = useQueryClient();
  return () => {
    queryClient.removeQueries({ queryKey: ["company"] });
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: carrierChecksQueryOptions(companyId).queryKey }),
      queryClient.invalidateQueries({ queryKey: ["companies"] }),
    ]);
  };
}
