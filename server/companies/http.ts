import { type Context, Hono, type MiddlewareHandler } from "hono";
import { companiesQuery, companyPath, priceComparisonQuery } from "#contract/companies.ts";
import type { MapsConfig } from "#contract/maps.ts";
import { type FastHandler, respondWithJson } from "#server/http/cache/fast-path.ts";
import { problem } from "#server/http/errors/errors.ts";
import { check, readQuery } from "#server/http/input.ts";
import { type Companies, isPaged } from "./companies.ts";

/** `GET /api/companies` on the fast path. Invalid queries, and all while the catalogue loads, are left to the route below. */
export const listCompanies =
  (companies: Companies): FastHandler =>
  (query) => {
    const parsed = companiesQuery.safeParse(query);
    return companies.ready && parsed.success ? companies.searchJson(parsed.data) : null;
  };

/** The directory's public routes, to be mounted under `/api`. */
export function companyRoutes(companies: Companies, maps: MapsConfig) {
  const whenReady: MiddlewareHandler = (_c, next) => {
    if (companies.ready) return next();
    const message = "The directory is still loading. Please try again in a moment.";
    throw problem(503, message, undefined, { "retry-after": "5" });
  };
  const findCompany = (c: Context) => {
    const company = companies.find(check(companyPath, c.req.param()).id);
    if (!company) throw problem(404, "Company not found");
    return company;
  };

  return new Hono()
    .get("/companies", whenReady, (c) =>
      respondWithJson(companies.searchJson(readQuery(c, companiesQuery)), c),
    )
    .get("/companies/:id", whenReady, (c) => c.json(findCompany(c)))
    .get("/companies/:id/reviews", whenReady, (c) => c.json(companies.reviewsOf(findCompany(c).id)))
    .get("/price-comparison", whenReady, (c) => {
      const query = readQuery(c, priceComparisonQuery);
      return c.json(isPaged(query) ? companies.comparePricesByPage(query) : companies.comparePrices(query));
    })
    .get("/statistics", whenReady, (c) => c.json(companies.statistics()))
    .get("/maps/config", (c) => c.json(maps));
}
