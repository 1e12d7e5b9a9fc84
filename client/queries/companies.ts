import { queryOptions } from "@tanstack/react-query";
import type {
  CompaniesQuery,
  Company,
  CompanyPage,
  DirectoryStatistics,
  ListedCompany,
} from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";
import { getJson, getJsonOrNull, queryString } from "./request.ts";

/** One page of a search, as the directory, search and home screens show it. */
export const companyPageQuery = (query: CompaniesQuery) =>
  queryOptions({
    queryKey: ["companies", "page", query],
    queryFn: ({ signal }) =>
      getJson<CompanyPage>(`/api/companies${queryString(query)}`, signal).catch((error: Error) => {
        throw signal.aborted ? error : new Error("Failed to fetch companies");
      }),
  });

export const featuredCompaniesQuery = () =>
  queryOptions({
    queryKey: ["companies", "featured"],
    queryFn: ({ signal }) => getJson<ListedCompany[]>("/api/companies?featured=true", signal),
  });

/** One company, or null when there is none of this id. */
export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: ["company", id],
    queryFn: ({ signal }) => getJsonOrNull<Company>(`/api/companies/${id}`, signal),
    enabled: id > 0,
  });

export const reviewsQuery = (companyId: number) =>
  queryOptions({
    queryKey: ["company", companyId, "reviews"],
    queryFn: ({ signal }) => getJson<Review[]>(`/api/companies/${companyId}/reviews`, signal),
    enabled: companyId > 0,
  });

export const statisticsQuery = () =>
  queryOptions({
    queryKey: ["statistics"],
    queryFn: ({ signal }) => getJson<DirectoryStatistics>("/api/statistics", signal),
  });
