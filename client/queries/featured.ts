import { queryOptions } from "@tanstack/react-query";
import { listCompanies } from "./companies.ts";
import { getJson } from "./request.ts";

export const featuredCompaniesQueryOptions = () =>
  queryOptions({
    queryKey: ["companies", "featured"],
    queryFn: () => listCompanies({ featured: "true" }),
  });

export const featuredGuidesQueryOptions = () =>
  queryOptions({
    queryKey: ["guides", "featured"],
    queryFn: () => getJson("/api/guides?featured=true"),
  });
