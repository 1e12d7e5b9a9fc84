import { queryOptions } from "@tanstack/react-query";
import type { SearchedArea } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import type { Carrier } from "#contract/carriers/carrier-check.ts";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { CompanyPage, ListedCompany } from "#contract/companies.ts";
import { shownScore } from "#contract/rated.ts";
import { endOfTrade } from "#contract/registers/register-options.ts";
import type { Review } from "#contract/reviews.ts";
import { getJson, getJsonOrNull } from "./request.ts";

type Params = Parameters<typeof queryString>[0];

/** For queries with `page` or `limit`. Without both, the API returns a list (`listCompanies`). */
export const findCompanyPage = (query: Params): Promise<CompanyPage> =>
  getJson(`/api/companies${queryString(query)}`) as Promise<CompanyPage>;
export const listCompanies = (query: Params): Promise<readonly ListedCompany[]> =>
  getJson(`/api/companies${queryString(query)}`) as Promise<readonly ListedCompany[]>;

export const companyPageQueryOptions = (query: CompaniesQuery) =>
  queryOptions({
    queryKey: ["companies", "page", query] as const,
    queryFn: async () => summariesOf(await findCompanyPage(query)),
  });

/** Null if no company has this id. */
export const companyQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ["company", id],
    queryFn: () => getJsonOrNull(`/api/companies/${id}`),
    enabled: id > 0,
  });

/**
 * The query for these companies and how they fit the place and the job. `ids` are separated by commas. Leaves out the radius,
 * because the fit does not depend on it.
 */
export const namedCompaniesQuery = (ids: string, { radius: _, ...area }: SearchedArea) => ({ ids, ...area });

/** How a company fits the place and the job. Empty if the company is unknown. */
export type CompanyFit = Partial<CompanySummary>;

export const companyFitOf = (company: ListedCompany | undefined): CompanyFit =>
  company ? summaryOf(company) : {};

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

/** What screens need to know of a registration. */
export type CheckedCarrier = Pick<Carrier, "tier" | "result" | "method" | "checkedOn" | "validTo">;

/** Lists mention a registration that was checked, and warn about the lower tier even without a check. */
function shownCarrier(carrier: Carrier | null): { carrier?: CheckedCarrier | null } {
  if (!carrier || (carrier.checkedOn === null && carrier.tier !== "lower")) return {};
  const { tier, result, method, checkedOn, validTo } = carrier;
  return { carrier: { tier, result, method, checkedOn, validTo } };
}

/** The sizes that the company names, or the sizes with a price if it names none. Null if there are no prices either. */
export const sizesInWords = ({ skipSizes, prices }: Pick<ListedCompany, "skipSizes" | "prices">) =>
  skipSizes ?? (prices.map(({ size }) => `${size} yard`).join(", ") || null);

/**
 * The fields of a company that lists show. Leaves out what is not known or not worth a line, because the server embeds summaries in
 * its pages.
 */
export function summaryOf(company: ListedCompany) {
  const { id, name, location, county, phone, email, website, services } = company;
  const { rating, reviewCount } = shownScore(company);
  const { noticeDays, earliest, distance, serves, servesBecause, offersSize } = company;
  const { fromPrice, total, notTaken, wastes, apart, forOtherWaste, priceFrom, priceTo } = company;
  const summary = { id, name, location, county, phone, email, website, services, rating, reviewCount };
  const fit = { skipSizes: sizesInWords(company), earliest, distance, serves, servesBecause, offersSize };
  const price = { fromPrice, total, notTaken, apart, forOtherWaste };
  const { answers, canDo, logo, carrier, pausedUntil, deliveryTime, roadRegistration } = company;
  const ended = endOfTrade(company.registers);
  return {
    ...summary,
    ...fit,
    ...price,
    ...(wastes && { wastes }),
    ...(Object.values(price).every((value) => value === undefined) && { priceFrom, priceTo }),
    ...(canDo && { canDo }),
    ...(roadRegistration && { roadRegistration }),
    ...(logo && { logo }),
    ...(answers.bucket !== "not-enough" && { answers }),
    ...shownCarrier(carrier),
    ...(ended && { registers: [{ status: ended.status }] }),
    ...(noticeDays === null && deliveryTime?.trim() && { deliveryTime: deliveryTime.trim() }),
    ...(pausedUntil && { pausedUntil }),
  };
}

type Summary = ReturnType<typeof summaryOf>;

/** A field that is undefined for some companies can be missing. */
export type CompanySummary = Partial<Summary> & {
  [Field in keyof Summary as undefined extends Summary[Field] ? never : Field]: Summary[Field];
};

export type SummaryPage = CompanyPage<CompanySummary>;

export const summariesOf = (page: CompanyPage): SummaryPage => ({
  ...page,
  companies: page.companies.map(summaryOf),
});
