import { queryOptions } from "@tanstack/react-query";
import type { ListedCompany } from "#contract/companies.ts";
import type { GuideSummary } from "#contract/guides.ts";
import { getJson } from "./request.ts";

export const featuredCompaniesQueryOptions = () =>
  queryOptions({
    queryKey: ["companies", "featured"],
    queryFn: () => getJson<ListedCompany[]>("/api/companies?featured=true"),
  });

export const featuredGuidesQueryOptions = () =>
  queryOptions({
    queryKey: ["guides", "featured"],
    queryFn: () => getJson<GuideSummary[]>("/api/guides?featured=true"),
  });
