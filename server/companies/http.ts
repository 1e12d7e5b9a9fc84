import type { MiddlewareHandler } from "hono";
import {
  type CompaniesQuery,
  companiesQuery,
  companyPathParams,
  priceComparisonQuery,
} from "#contract/companies/company-queries.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import type { MapsConfig } from "#contract/site.ts";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { type Cached, jsonResponse, type SharedRequest } from "#server/http/cache/response-cache.ts";
import { problem, stillLoading } from "#server/http/errors/errors.ts";
import { parseInput } from "#server/http/input.ts";
import type { Companies } from "./companies.ts";
import { type CountingSearches, type FoundList, isSearch } from "./company-list.ts";

interface CompanyCalls {
  companies: Companies;
  maps: MapsConfig;
  cached: Cached;
  counting: CountingSearches;
}

/**
 * Appended to ETags. During an upgrade, another build may write different JSON for the same companies. Empty without a build,
 * because `import.meta.env` is missing without Vite.
 */
const buildTag = (): string => (import.meta.env?.VITE_BUILD_HASH ?? "").slice(0, 8);

const firstValues = (params: URLSearchParams) => Object.fromEntries([...params].reverse());

export function companyCalls({ companies, maps, cached, counting }: CompanyCalls) {
  const whenReady: MiddlewareHandler = (_c, next) => {
    if (companies.ready) return next();
    throw stillLoading();
  };
  const findCompany = ({ params }: SharedRequest<object>) => {
    const company = companies.details(parseInput(companyPathParams, params).id);
    if (!company) throw problem(404, "Company not found");
    return company;
  };
  const listResponse = ({ body, etag, ...found }: FoundList, query: Partial<CompaniesQuery>) => ({
    headers: { "content-type": "application/json" },
    body,
    etag: etag + buildTag(),
    onSent: isSearch(query) ? counting(found) : undefined,
  });
  const readList = (params: URLSearchParams) =>
    companies.canonicalQuery(parseInput(companiesQuery, firstValues(params)));
  /** Keeps `weeks`, which `canonicalQuery` drops without a size. A price comparison without a size depends on the weeks too. */
  const readPrices = (params: URLSearchParams) => {
    const query = parseInput(priceComparisonQuery, firstValues(params));
    const weeks = query.weeks === DEFAULT_WEEKS ? undefined : query.weeks;
    return { ...companies.canonicalQuery(query), weeks };
  };
  return {
    findCompanies: [
      whenReady,
      cached({ read: readList }, ({ query }) => listResponse(companies.findList(query), query)),
    ],
    comparePrices: [
      whenReady,
      cached({ read: readPrices }, ({ query }) => listResponse(companies.findPrices(query), query)),
    ],
    getCompany: [whenReady, cached({}, (request) => jsonResponse(findCompany(request)))],
    listReviews: [
      whenReady,
      cached({}, (request) => jsonResponse(companies.reviewsOf(findCompany(request).id))),
    ],
    getStatistics: [whenReady, cached({}, () => jsonResponse(companies.statistics()))],
    getMapsConfig: [cached({}, () => jsonResponse(maps))],
  } satisfies Partial<ApiHandlers>;
}
