import { queryOptions } from "@tanstack/react-query";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { CompanyPage, ListedCompany } from "#contract/companies.ts";
import { isDay } from "#contract/dates.ts";
import { DEFAULT_WEEKS, type Job } from "#contract/job/job.ts";
import { PAGE_SIZE } from "#contract/limits.ts";
import { type CompanySummary, findCompanyPage, listCompanies, summaryOf } from "./companies.ts";
import { understoodPlaceOf, understoodPlaceQueryOptions } from "./places.ts";

export type QuoteCompany = CompanySummary & Pick<ListedCompany, "refuses">;

/** From these parameters, the server computes how well a company fits and what it costs. */
export type JobSearchParams = Pick<
  CompaniesQuery,
  "location" | "size" | "sizeRange" | "date" | "weeks" | "stands" | "waste"
>;

/**
 * `sizeRange` is used only without an exact size. Without `weeks`, prices are for `DEFAULT_WEEKS`. A date that is not complete
 * yet is left out.
 */
export const jobSearchParams = (
  job: Job & Pick<JobSearchParams, "location" | "sizeRange">,
): JobSearchParams => ({
  location: job.location,
  size: job.size,
  sizeRange: job.size ? undefined : job.sizeRange,
  date: job.date && isDay(job.date) ? job.date : undefined,
  weeks: job.weeks === DEFAULT_WEEKS ? undefined : job.weeks,
  stands: job.stands,
  waste: job.waste?.join(",") || undefined,
});

export const quoteCompaniesOf = (companies: readonly ListedCompany[]): QuoteCompany[] =>
  companies.map((company) => ({ ...summaryOf(company), refuses: company.refuses }));

/** `job` is the job for which the server computed the fit of the companies. */
export interface CompaniesForJob {
  job: JobSearchParams;
  companies: readonly QuoteCompany[];
}

/**
 * The selected companies, at any distance. Also loads the understood place, so that sentences about the companies can name the
 * place.
 */
export function selectedCompaniesQueryOptions(selected: readonly number[], job: JobSearchParams) {
  const ids = selected.toSorted((a, b) => a - b).join(",");
  return queryOptions({
    queryKey: ["companies", "selected", ids, job] as const,
    queryFn: async ({ client }): Promise<CompaniesForJob> => {
      const [found] = await Promise.all([
        listCompanies({ ids, ...job }),
        job.location && client.query(understoodPlaceQueryOptions(job.location)),
      ]);
      return { job, companies: quoteCompaniesOf(found) };
    },
  });
}

/**
 * Companies within `radius` kilometres that can be asked for a quote, best fit first. A company is left out if it certainly does
 * not offer the size, refuses a waste of the job, or does not allow heavy waste in the size.
 */
export const nearbyCompaniesQuery = (radius: number, job: JobSearchParams) => ({
  ...job,
  radius,
  quotable: "true" as const,
  sort: "fit" as const,
  page: 1,
  limit: PAGE_SIZE,
});

export type NearbyCompanies = ReturnType<typeof nearbyCompaniesOf>;

export const nearbyCompaniesOf = (page: CompanyPage) => ({
  companies: quoteCompaniesOf(page.companies),
  understood: understoodPlaceOf(page),
});

export const nearbyCompaniesQueryOptions = (radius: number, job: JobSearchParams) =>
  queryOptions({
    queryKey: ["companies", "nearby", radius, job] as const,
    queryFn: async () => nearbyCompaniesOf(await findCompanyPage(nearbyCompaniesQuery(radius, job))),
  });
