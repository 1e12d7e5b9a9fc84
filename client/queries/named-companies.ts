import { queryOptions } from "@tanstack/react-query";
import type { namedCompaniesQuery } from "./companies.ts";
import { listCompanies } from "./companies.ts";

/**
 * The named companies, in the order in which `ids` names them. A merged entry is replaced by the company into which it was
 * merged. Unknown ids are left out.
 */
export const namedCompaniesQueryOptions = (query: ReturnType<typeof namedCompaniesQuery>) =>
  queryOptions({
    queryKey: ["companies", "named", query],
    queryFn: () => listCompanies(query),
    enabled: query.ids !== "",
  });
