import { Hono, type MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { createFastPath } from "#server/http/cache/fast-path.ts";
import { createResponseCache } from "#server/http/cache/response-cache.ts";
import { answerErrors } from "#server/http/errors/errors.ts";
import { limitBodies, refuseCompressed } from "#server/http/limits/bodies.ts";
import { sameOrigin } from "#server/http/limits/same-origin.ts";
import { createPageHandler, type RenderPage } from "#server/http/pages/pages.ts";
import { staticFiles } from "#server/http/pages/static-files.ts";
import { createRequestHandler, type RequestHandler } from "#server/http/request-handler.ts";
import { createApi } from "./api.ts";
import { listCompanies } from "./companies/http.ts";
import { canonicalPath } from "./http/canonical-path.ts";
import { health } from "./http/health.ts";
import { answerUnrouted } from "./http/methods.ts";
import { createRequestLog } from "./http/request-log.ts";
import { reportRoute } from "./http/route-pattern.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { metricsRoute } from "./metrics/http.ts";
import { seoRoutes } from "./seo/http.ts";
import type { Services } from "./services.ts";

export interface AppDeps {
  services: Services;
  render: RenderPage;
  /** Folders of static files, and the paths at which they are served. */
  files: readonly { folder: string; at: string }[];
  /** Patterns of all pages, such as "/company/:id". */
  pagePaths: readonly string[];
  log: Logger;
}

const CACHE_BYTES = 64 * 1024 * 1024;

/** File names below /assets/ contain a hash of the content. */
const cacheControl = (path: string) =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";

/** The whole product: the response cache and the fast path, and behind them the router. */
export function createApp(deps: AppDeps): RequestHandler {
  const { companies, places, metrics, site } = deps.services;
  const setCommonHeaders = securityHeaders(site);
  const version = () => `${companies.version}.${places.version}`;
  const cache = createResponseCache({ version, maxBytes: CACHE_BYTES, setCommonHeaders });
  const handlers = { "/api/companies": listCompanies(companies) };
  const { app } = createRoutes({ ...deps, store: cache.store, setCommonHeaders });
  return createRequestHandler({
    cache,
    fastPath: createFastPath({ cache, handlers, setCommonHeaders }),
    fetch: app.fetch,
    recorder: metrics.requests,
    logRequest: createRequestLog(deps.log),
  });
}

interface RoutesDeps extends AppDeps {
  /** Middleware that stores a route's response in the cache. */
  store: MiddlewareHandler;
  /** Adds the headers that every response has. */
  setCommonHeaders: (headers: Headers) => void;
}

/** The router: a request passes this function's middleware and routes from top to bottom. */
export function createRoutes({
  services,
  render,
  files,
  pagePaths,
  log,
  store,
  setCommonHeaders,
}: RoutesDeps) {
  const { companies, guides, limits, maps, metrics, database, site } = services;
  const { publicUrl } = site;
  const api = createApi({ services, store, log });
  const app = new Hono();
  app.onError(answerErrors(log));
  app.notFound(answerUnrouted(app));

  app.use(reportRoute);
  app.use(async (c, next) => {
    await next();
    setCommonHeaders(c.res.headers);
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
  for (const folder of files)
    app.get(`${folder.at}/*`, staticFiles({ ...folder, cacheControl, setCommonHeaders }));
  app.get("/assets/*", (c) => c.notFound());
  // Browsers request this name even if a page links to another icon.
  app.get("/favicon.ico", (c) => c.redirect("/favicon.svg", 301));
  app.get("/sitemap.xml", store);
  app.route("/", seoRoutes({ publicUrl, companies, guides }));
  const page = createPageHandler({ render, publicUrl, maps });
  // Forms sent without script have the same limits as the API. Each has its exact path here, because the pages' own
  // router ignores case and would accept /Quote without a limit.
  app.post("/quote", limits("quote"), page);
  app.post("/list-business", limits("lead"), page);
  app.post("/receipt/:token", page);
  // The catch-all route would do, but metrics count pages by these patterns.
  for (const path of pagePaths) app.get(path, store, page);
  app.get("*", store, page);
  return { app, api };
}
