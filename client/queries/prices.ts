import { queryOptions } from "@tanstack/react-query";
import type { PriceComparisonPage, PriceComparisonQuery } from "#contract/companies.ts";
import { getJson, queryString } from "./request.ts";

export const priceComparisonQueryOptions = (query: PriceComparisonQuery) =>
  queryOptions({
    queryKey: ["companies", "prices", query],
    queryFn: () =>
      getJson<PriceComparisonPage>(`/api/price-comparison${queryString(query)}`).catch(() => {
        throw new Error("Failed to fetch price comparison");
      }),
  });
