import { queryOptions } from "@tanstack/react-query";
import { queryString } from "#client/urls/query-string.ts";
import type { ListedCompany } from "#contract/companies.ts";
import type { namedCompaniesQuery } from "./companies.ts";
import { getJson } from "./request.ts";

/**
 * The named companies, in the order in which `ids` names them. A merged entry is replaced by the company into which it was
 * merged. Unknown ids are left out.
 */
export const namedCompaniesQueryOptions = (query: ReturnType<typeof namedCompaniesQuery>) =>
  queryOptions({
    queryKey: ["companies", "named", query],
    queryFn: () => getJson<ListedCompany[]>(`/api/companies${queryString(query)}`),
    enabled: query.ids !== "",
  });
