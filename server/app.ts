import { Hono, type MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { createAtOnce } from "#server/http/cache/fast-path.ts";
import { createAnswerCache } from "#server/http/cache/response-cache.ts";
import { answerErrors } from "#server/http/errors/errors.ts";
import { limitBodies, refuseCompressed } from "#server/http/limits/bodies.ts";
import { sameOrigin } from "#server/http/limits/same-origin.ts";
import { pages, type RenderPage } from "#server/http/pages/pages.ts";
import { staticFiles } from "#server/http/pages/static-files.ts";
import { type App, createEntrance } from "#server/http/request-handler.ts";
import { createApi } from "./api.ts";
import { companiesMaker } from "./companies/http.ts";
import { canonicalPath } from "./http/canonical-path.ts";
import { health } from "./http/health.ts";
import { answerUnrouted } from "./http/methods.ts";
import { logRequests } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { metricsRoute } from "./metrics/http.ts";
import { routeNames } from "./metrics/route-names.ts";
import { seoRoutes } from "./seo/http.ts";
import type { Services } from "./services.ts";

export interface AppDeps {
  services: Services;
  render: RenderPage;
  /** Folders of files, and where they appear. */
  files: readonly { folder: string; at: string }[];
  /** Paths of pages, with their parameters: "/company/:id". */
  pagePaths: readonly string[];
  log: Logger;
}

const CACHE_BYTES = 64 * 1024 * 1024;

/** The file names below /assets/ change with their content. */
const cacheControl = (path: string) =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";

/** The whole product: what can be answered at once goes out before all routes. */
export function createApp(deps: AppDeps): App {
  const { companies, places, metrics, site } = deps.services;
  const complete = securityHeaders(site);
  const version = () => `${companies.version}.${places.version}`;
  const answers = createAnswerCache({ version, maxBytes: CACHE_BYTES, complete });
  const { app, api } = createRoutes({ ...deps, keep: answers.keep, complete });
  const makers = { "/api/companies": companiesMaker(companies) };
  const atOnce = createAtOnce({ answers, makers, complete });
  // Except while every request is written down.
  const find = deps.log.isLevelEnabled("debug") ? () => undefined : atOnce;
  const routeOf = routeNames([...pathsOf(app), ...pathsOf(api), ...deps.pagePaths]);
  return createEntrance({ find, fetch: app.fetch, counts: metrics.counts, routeOf });
}

/** What requests are counted by: middleware and what catches all the rest have no name of their own. */
const pathsOf = (routes: Hono) =>
  routes.routes.flatMap(({ method, path }) => (method === "ALL" || path === "/*" ? [] : [path]));

interface RoutesDeps extends Omit<AppDeps, "pagePaths"> {
  keep: MiddlewareHandler;
  /** Adds the headers of every answer. */
  complete: (headers: Headers) => void;
}

/** The whole way of a request that finds no kept answer, from the top of this function to its end. */
export function createRoutes({ services, render, files, log, keep, complete }: RoutesDeps) {
  const { companies, guides, limits, maps, metrics, database, site } = services;
  const { publicUrl } = site;
  const api = createApi({ services, keep, log });
  const app = new Hono();
  app.onError(answerErrors(log));
  app.notFound(answerUnrouted(app));

  app.use(logRequests(log));
  app.use(async (c, next) => {
    await next();
    complete(c.res.headers);
  });
  app.use(canonicalPath);
  app.use(sameOrigin({ publicUrl }));
  app.use(refuseCompressed);
  app.use(limitBodies);

  app.route(
    "/health",
    health({ ready: () => companies.ready, isDatabaseUp: database.isUp, replicaLag: database.replicaLag }),
  );
  app.route("/metrics", metricsRoute({ metrics, token: services.metricsToken }));
  app.all("/api/*", (c) => api.fetch(c.req.raw, c.env));
  for (const folder of files) app.get(`${folder.at}/*`, staticFiles({ ...folder, cacheControl, complete }));
  app.get("/assets/*", (c) => c.notFound());
  // Browsers ask for it by this name, whatever the page says.
  app.get("/favicon.ico", (c) => c.redirect("/favicon.svg", 301));
  app.get("/sitemap.xml", keep);
  app.route("/", seoRoutes({ publicUrl, companies, guides }));
  const page = pages({ render, publicUrl, maps });
  // Forms sent without script, limited like the calls that script makes. Each by its one name: the table of
  // the pages would also take /Quote, past the limit.
  app.post("/quote", limits("quote"), page);
  app.post("/list-business", limits("lead"), page);
  app.post("/receipt/:token", page);
  app.get("*", keep, page);
  return { app, api };
}
