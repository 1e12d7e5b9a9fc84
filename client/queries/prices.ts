import { queryOptions } from "@tanstack/react-query";
import { queryString } from "#client/urls/query-string.ts";
import type { PriceComparisonQuery } from "#contract/companies/company-queries.ts";
import type { PriceComparisonPage } from "#contract/companies.ts";
import { getJson } from "./request.ts";

export const priceComparisonQueryOptions = (query: PriceComparisonQuery) =>
  queryOptions({
    queryKey: ["companies", "prices", query] as const,
    queryFn: () =>
      getJson(`/api/price-comparison${queryString(query)}`).catch(() => {
        throw new Error("Failed to fetch price comparison");
      }) as Promise<PriceComparisonPage>,
  });
