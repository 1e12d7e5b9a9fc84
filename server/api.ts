import { Hono, type MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { setDefaultHeader } from "#server/http/default-header.ts";
import { answerErrors } from "#server/http/errors/errors.ts";
import { reportRoute } from "#server/http/route-pattern.ts";
import { adminRoutes } from "./admin/http.ts";
import { companyFileRoutes } from "./companies/csv/http.ts";
import { companyEditRoutes } from "./companies/edit-http.ts";
import { companyRoutes } from "./companies/http.ts";
import { guideRoutes } from "./guides/http.ts";
import { answerUnrouted } from "./http/methods.ts";
import { leadRoutes } from "./leads/http.ts";
import { openApiRoutes } from "./openapi/http.ts";
import { placesRoutes } from "./places/http.ts";
import { quoteRoutes } from "./quotes/http.ts";
import { reviewRoutes } from "./reviews/http.ts";
import type { Services } from "./services.ts";

/** Routes whose responses are the same for every client and depend only on the catalogue. */
const CACHED_ROUTES = [
  "/companies/:id",
  "/companies/:id/reviews",
  "/guides",
  "/guides/:slug",
  "/maps/config",
  "/openapi.json",
  "/price-comparison",
  "/statistics",
];

/** All routes under `/api`. The fast path answers `GET /api/companies` first. */
export function createApi(deps: { services: Services; store: MiddlewareHandler; log: Logger }): Hono {
  const { services, store, log } = deps;
  const { guards, limits, site, maps } = services;
  const requireAdmin = guards.bearer;
  const requireReader = guards.bearerOrCookie;
  const api = new Hono().basePath("/api");
  api.onError(answerErrors(log));
  api.notFound(answerUnrouted(api));

  api.use(reportRoute);
  api.use(setDefaultHeader("cache-control", "no-store"));
  for (const path of CACHED_ROUTES) api.get(path, store);

  api.route("/", companyRoutes(services.companies, maps));
  api.route("/", companyEditRoutes({ ...services, requireAdmin }));
  api.route("/", companyFileRoutes({ files: services.companyFiles, requireReader, requireAdmin }));
  api.route("/", placesRoutes(services.places));
  api.route("/", guideRoutes(services.guides));
  api.route("/", reviewRoutes({ ...services, limitReviews: limits("review"), requireAdmin }));
  api.route("/", quoteRoutes({ ...services, limitQuotes: limits("quote"), requireReader, requireAdmin }));
  api.route("/", leadRoutes({ ...services, limitLeads: limits("lead"), requireReader, requireAdmin }));
  api.route("/", openApiRoutes(services.openApi));
  api.route("/admin", adminRoutes({ ...services, limitLogins: limits("login"), publicUrl: site.publicUrl }));
  return api;
}
