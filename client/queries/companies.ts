import { queryOptions } from "@tanstack/react-query";
import { fitParams, type SearchedArea } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { CompanyPage, ListedCompany } from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";
import { shownPage } from "./company-summaries.ts";
import { getJson, getJsonOrNull } from "./request.ts";

type Params = Parameters<typeof queryString>[0];

/** Finds companies. With `page` or `limit` the API answers with one page, otherwise with a list. */
export const findCompanyPage = (query: Params): Promise<CompanyPage> =>
  getJson(`/api/companies${queryString(query)}`) as Promise<CompanyPage>;
export const listCompanies = (query: Params): Promise<readonly ListedCompany[]> =>
  getJson(`/api/companies${queryString(query)}`) as Promise<readonly ListedCompany[]>;

/** One page of search results, with the fields that lists show. */
export const companyPageQueryOptions = (query: CompaniesQuery) =>
  queryOptions({
    queryKey: ["companies", "page", query] as const,
    queryFn: async () =>
      shownPage(
        await findCompanyPage(query).catch(() => {
          throw new Error("Failed to fetch companies");
        }),
      ),
  });

/** A company, or null if no company has this id. */
export const companyQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ["company", id],
    queryFn: () => getJsonOrNull(`/api/companies/${id}`),
    enabled: id > 0,
  });

/** The query for the companies with these comma-separated ids, and for their fit to the place and the job. */
export const namedCompaniesQuery = (ids: string, area: SearchedArea) => ({ ids, ...fitParams(area) });

/** How a company fits the place and the job. Empty if the company is unknown. */
export type CompanyFit = Pick<
  Partial<ListedCompany>,
  | "earliest"
  | "canDo"
  | "distance"
  | "serves"
  | "servesBecause"
  | "offersSize"
  | "total"
  | "notTaken"
  | "apart"
>;

export const companyFitOf = ({
  earliest,
  canDo,
  distance,
  serves,
  servesBecause,
  offersSize,
  total,
  notTaken,
  apart,
}: Partial<ListedCompany> = {}): CompanyFit => ({
  earliest,
  canDo,
  distance,
  serves,
  servesBecause,
  offersSize,
  total,
  notTaken,
  apart,
});

export function companyFitQueryOptions(id: number, area: SearchedArea) {
  const query = namedCompaniesQuery(String(id), area);
  return queryOptions({
    queryKey: ["company", id, "fit", query],
    queryFn: async () => companyFitOf((await listCompanies(query))[0]),
    enabled: id > 0 && (area.location !== undefined || area.size !== undefined || area.stands === "road"),
  });
}

export const reviewsQueryOptions = (companyId: number) =>
  queryOptions({
    queryKey: ["company", companyId, "reviews"],
    queryFn: (): Promise<readonly Review[]> => getJson(`/api/companies/${companyId}/reviews`),
    enabled: companyId > 0,
  });

export const statisticsQueryOptions = () =>
  queryOptions({
    queryKey: ["statistics"],
    queryFn: () => getJson("/api/statistics"),
  });
