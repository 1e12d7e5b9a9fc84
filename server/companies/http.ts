import { type Context, type Handler, Hono, type MiddlewareHandler } from "hono";
import {
  type CompaniesQuery,
  companiesQuery,
  companyPathParams,
  priceComparisonQuery,
} from "#contract/companies.ts";
import type { MapsConfig } from "#contract/map/maps.ts";
import type { PublicList } from "#server/http/cache/fast-path.ts";
import { problem } from "#server/http/errors/errors.ts";
import { parseGivenParams, parseInput } from "#server/http/input.ts";
import { redirectMerged } from "#server/http/redirect-merged.ts";
import type { Companies } from "./companies.ts";
import { type CountingSearches, isSearch } from "./counted-search.ts";

/** Returns the list. If the query is a search, the search is counted each time the list is sent. */
const counted = (
  found: ReturnType<Companies["findList"]>,
  query: Partial<CompaniesQuery>,
  counting: CountingSearches | undefined,
) => (isSearch(query) ? { ...found, onSent: counting?.(found) } : found);

/** The public lists by path. Searches are counted if `counting` is given. */
export const publicLists = (
  companies: Companies,
  counting?: CountingSearches,
): Record<string, PublicList> => ({
  "/api/companies": {
    isReady: () => companies.ready,
    read(params) {
      const query = companies.canonicalQuery(parseGivenParams(companiesQuery, params));
      return { query, find: () => counted(companies.findList(query), query, counting) };
    },
  },
  "/api/price-comparison": {
    isReady: () => companies.ready,
    read(params) {
      const query = companies.canonicalQuery(parseGivenParams(priceComparisonQuery, params));
      return { query, find: () => counted(companies.findPrices(query), query, counting) };
    },
  },
});

interface CompanyRoutes {
  companies: Companies;
  maps: MapsConfig;
  handleList: Handler;
}

/** The directory's public routes, mounted under `/api`. */
export function companyRoutes({ companies, maps, handleList }: CompanyRoutes) {
  const whenReady: MiddlewareHandler = (_c, next) => {
    if (companies.ready) return next();
    const message = "The directory is still loading. Please try again in a moment.";
    throw problem(503, message, undefined, { "retry-after": "5" });
  };
  const findCompany = (c: Context) => {
    const company = companies.details(parseInput(companyPathParams, c.req.param()).id);
    if (!company) throw problem(404, "Company not found");
    return company;
  };

  const redirect = redirectMerged(companies);

  return new Hono()
    .get("/companies", whenReady, handleList)
    .get("/price-comparison", whenReady, handleList)
    .get("/companies/:id", whenReady, redirect, (c) => c.json(findCompany(c)))
    .get("/companies/:id/reviews", whenReady, redirect, (c) => c.json(companies.reviewsOf(findCompany(c).id)))
    .get("/statistics", whenReady, (c) => c.json(companies.statistics()))
    .get("/maps/config", (c) => c.json(maps));
}
