import { type Context, Hono, type MiddlewareHandler } from "hono";
import { companiesQuery, companyPath, priceComparisonQuery } from "#contract/companies.ts";
import type { MapsConfig } from "#contract/maps.ts";
import type { Maker } from "#server/http/cache/fast-path.ts";
import { problem } from "#server/http/errors/errors.ts";
import { check, readQuery } from "#server/http/input.ts";
import { type Companies, isPaged } from "./companies.ts";

/** Answers lists of companies at once; the routes refuse what cannot be understood, or comes too early. */
export const companiesMaker =
  (companies: Companies): Maker =>
  (query) => {
    const asked = companiesQuery.safeParse(query);
    return companies.ready && asked.success ? companies.searchJson(asked.data) : null;
  };

/** The public reads of the directory, to be mounted under `/api`. */
export function companyRoutes(companies: Companies, maps: MapsConfig) {
  const whenReady: MiddlewareHandler = (_c, next) => {
    if (companies.ready) return next();
    const message = "The directory is still loading. Please try again in a moment.";
    throw problem(503, message, undefined, { "retry-after": "5" });
  };
  const named = (c: Context) => {
    const company = companies.find(check(companyPath, c.req.param()).id);
    if (!company) throw problem(404, "Company not found");
    return company;
  };

  return new Hono()
    .get("/companies", whenReady, (c) => {
      const { body } = companies.searchJson(readQuery(c, companiesQuery));
      return c.body(body as Uint8Array<ArrayBuffer>, 200, { "content-type": "application/json" });
    })
    .get("/companies/:id", whenReady, (c) => c.json(named(c)))
    .get("/companies/:id/reviews", whenReady, (c) => c.json(companies.reviewsOf(named(c).id)))
    .get("/price-comparison", whenReady, (c) => {
      const query = readQuery(c, priceComparisonQuery);
      return c.json(isPaged(query) ? companies.comparePricesByPage(query) : companies.comparePrices(query));
    })
    .get("/statistics", whenReady, (c) => c.json(companies.statistics()))
    .get("/maps/config", (c) => c.json(maps));
}
