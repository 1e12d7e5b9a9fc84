import { queryOptions } from "@tanstack/react-query";
import type {
  CompaniesQuery,
  Company,
  DirectoryStatistics,
  ListedCompany,
  SummaryPage,
} from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";
import { getJson, getJsonOrNull, queryString } from "./request.ts";

/** One page of search results, with the fields that lists show. */
export const companyPageQueryOptions = (query: CompaniesQuery) =>
  queryOptions({
    queryKey: ["companies", "page", query] as const,
    queryFn: () =>
      getJson<SummaryPage>(`/api/companies${queryString(query)}`).catch(() => {
        throw new Error("Failed to fetch companies");
      }),
  });

export const featuredCompaniesQueryOptions = () =>
  queryOptions({
    queryKey: ["companies", "featured"],
    queryFn: () => getJson<ListedCompany[]>("/api/companies?featured=true"),
  });

/** A company, or null if no company has this id. */
export const companyQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ["company", id],
    queryFn: () => getJsonOrNull<Company>(`/api/companies/${id}`),
    enabled: id > 0,
  });

export const reviewsQueryOptions = (companyId: number) =>
  queryOptions({
    queryKey: ["company", companyId, "reviews"],
    queryFn: () => getJson<readonly Review[]>(`/api/companies/${companyId}/reviews`),
    enabled: companyId > 0,
  });

export const statisticsQueryOptions = () =>
  queryOptions({
    queryKey: ["statistics"],
    queryFn: () => getJson<DirectoryStatistics>("/api/statistics"),
  });
