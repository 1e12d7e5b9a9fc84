import { type Context, type Handler, Hono, type MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { isPrivate } from "#contract/pages.ts";
import { createFastPath } from "#server/http/cache/fast-path.ts";
import { createResponseCache, type ResponseCache } from "#server/http/cache/response-cache.ts";
import { errorPageHandler } from "#server/http/errors/error-page.ts";
import { errorHandler } from "#server/http/errors/errors.ts";
import { keepPrivate } from "#server/http/keep-private.ts";
import { limitBodies, refuseCompressed } from "#server/http/limits/bodies.ts";
import { sameOrigin } from "#server/http/limits/same-origin.ts";
import {
  FIRM_PAGES,
  LINKED_PATHS,
  pageQueryReader,
  ROUTED_PAGES,
  redirectToLink,
  redirectToPage,
} from "#server/http/pages/page-routes.ts";
import { createPage, queuePages, type RenderPage } from "#server/http/pages/pages.ts";
import { staticFiles } from "#server/http/pages/static-files.ts";
import { redirectMerged } from "#server/http/redirect-merged.ts";
import { createRequestHandler, type RequestHandler } from "#server/http/request-handler.ts";
import type { RequestScheduler } from "#server/http/scheduling/request-scheduler.ts";
import { signInByForm } from "./admin/sign-in-http.ts";
import { createApi } from "./api.ts";
import { badgeRoute } from "./badge/http.ts";
import { publicLists } from "./companies/http.ts";
import { openDataRoutes } from "./companies/open-data/http.ts";
import { searchedPages } from "./companies/searched-pages.ts";
import { figuresRoutes } from "./figures/http.ts";
import { canonicalPath } from "./http/canonical-path.ts";
import { health } from "./http/health.ts";
import { notFoundHandler } from "./http/methods.ts";
import { createRequestLog } from "./http/request-log.ts";
import { reportRoute } from "./http/route-pattern.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { bouncesRoute } from "./mail/bounces/http.ts";
import { metricsRoute } from "./metrics/http.ts";
import { ledgerRoutes } from "./reviews/ledger/http.ts";
import { seoRoutes } from "./seo/http.ts";
import type { Services } from "./services.ts";

export interface AppDeps {
  services: Services;
  render: RenderPage;
  /** Folders of static files, and the paths at which they are served. */
  files: readonly { folder: string; at: string }[];
  log: Logger;
}

const CACHE_BYTES = 64 * 1024 * 1024;

/** File names below /assets/ contain a hash of the content, so clients may keep these files for a year. */
const cacheControl = (path: string) =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";

/** The request handler of the product. The response cache and the fast path (for public lists) come first, then the router. */
export function createApp(deps: AppDeps): RequestHandler {
  const { companies, places, reviews, metrics, site, searches, today, orderDay } = deps.services;
  const setCommonHeaders = securityHeaders(site);
  // Both days are part of the version of cached responses, because these depend on them: pages leave out delivery days in the
  // past, and a company's notice counts from the next day in the evening.
  const version = () =>
    `${companies.version}.${places.version}.${reviews.ledger.version}.${today()}.${orderDay()}`;
  const { requestScheduler: scheduler, networkOf } = deps.services;
  const shared = { scheduler, networkOf, setCommonHeaders };
  const onSentOf = searchedPages(companies, searches.counting);
  const cache = createResponseCache({ ...shared, version, maxBytes: CACHE_BYTES, onSentOf });
  const fastPath = createFastPath({ ...shared, cache, lists: publicLists(companies, searches.counting) });
  const { app } = createRoutes({
    ...deps,
    ...shared,
    store: cache.store,
    handleList: fastPath.handle,
  });
  return createRequestHandler({
    cache,
    fastPath: fastPath.respond,
    scheduler,
    fetch: app.fetch,
    recorder: metrics.requests,
    logRequest: createRequestLog(deps.log),
  });
}

interface RoutesDeps extends AppDeps {
  /** Creates middleware that answers a route from the cache, or stores its response there. */
  store: ResponseCache["store"];
  /** Answers the requests for public lists that the fast path does not answer. */
  handleList: Handler;
  scheduler: Pick<RequestScheduler, "waitInQueue" | "chargeTime">;
  /** Adds the headers that every response has. */
  setCommonHeaders: (headers: Headers) => void;
}

/** The router: a request passes this function's middleware and routes from top to bottom. */
export function createRoutes(deps: RoutesDeps) {
  const api = createApi(deps);
  const app = new Hono();
  app.onError(errorPageHandler(errorHandler(deps.log)));
  app.notFound(notFoundHandler(app));

  app.use(reportRoute);
  app.use(async (c, next) => {
    await next();
    deps.setCommonHeaders(c.res.headers);
  });
  app.use(canonicalPath);
  app.use(sameOrigin(deps.services.site));
  app.use(refuseCompressed);
  app.use(limitBodies);

  app.all("/api/*", (c) => api.fetch(c.req.raw, c.env));
  addFiles(app, deps);
  addPages(app, deps);
  return { app, api };
}

/** Adds the routes that are neither pages nor part of the API. */
function addFiles(app: Hono, { services, files, store, setCommonHeaders }: RoutesDeps) {
  const { companies, guides, towns, metrics, database, site, guards } = services;
  const { publicUrl } = site;
  const isDemonstration = () => services.site.demonstration;
  app.route(
    "/health",
    health({ ready: () => companies.ready, isDatabaseUp: database.isUp, replicaLag: database.replicaLag }),
  );
  app.route("/metrics", metricsRoute({ metrics, requireMonitor: services.requireMonitor }));
  app.route("/mail/bounces", bouncesRoute(services));
  for (const folder of files)
    app.get(`${folder.at}/*`, staticFiles({ ...folder, cacheControl, setCommonHeaders }));
  app.get("/assets/*", (c) => c.notFound());
  // Browsers request this path even if a page links to another icon.
  app.get("/favicon.ico", (c) => c.redirect("/favicon.svg", 301));
  app.get("/sitemap.xml", store());
  app.route("/", badgeRoute({ companies, isDemonstration }));
  app.route("/", ledgerRoutes({ ledger: services.reviews.ledger, store }));
  app.route("/", figuresRoutes({ figures: services.figures, requireReader: guards.bearerOrCookie }));
  app.route("/", openDataRoutes({ companies, publicUrl, isDemonstration, store }));
  app.route("/", seoRoutes({ publicUrl, companies, guides, towns }));
}

/** Adds the pages, and the routes for forms that browsers post without script. */
function addPages(app: Hono, { services, render, store, scheduler }: RoutesDeps) {
  const { companies, limits, maps, site, networkOf, guards } = services;
  const pageDeps = { render, publicUrl: site.publicUrl, maps, visitorHashOf: services.visitorHashOf };
  const page = createPage(pageDeps);
  const signedInOf = async (c: Context) => ({ firm: await services.firmOf(c) });
  const firmPage = createPage({ ...pageDeps, signedInOf });
  const signedInAdmin = async (c: Context) => ({ isAdmin: await guards.hasSession(c) });
  const adminPage = createPage({ ...pageDeps, signedInOf: signedInAdmin });
  const queue = queuePages(scheduler, networkOf);
  for (const { path } of ROUTED_PAGES.filter(isPrivate)) app.use(path, keepPrivate);
  for (const path of LINKED_PATHS) app.get(path, redirectToLink);
  for (const path of ["/company/:id", "/company/:id/*"]) app.use(path, redirectMerged(companies));
  // A form waits in the request queue before its limit is checked, because a form above the limit is answered with a rendered
  // page too.
  const postForm = (path: string, { returnForm, handle }: typeof page, ...guards: MiddlewareHandler[]) =>
    app.post(path, queue, returnForm, ...guards, handle);
  // A form sent without script counts towards the limit of the API call for the same purpose, if there is such a limit. Forms
  // without an API call have limits of their own: `edit` and `firm`. No POST route matches all paths: the pages' own router
  // ignores case and would accept a form at /Quote without a limit.
  postForm("/quote", page, limits("quote"));
  postForm("/list-business", page, limits("lead"));
  postForm("/receipt/:token", page);
  // A company that is signed in to its own page answers from there, also after its listed address has changed.
  app.get("/answer/:token", queue, firmPage.handle);
  postForm("/answer/:token", firmPage, limits("answer"));
  postForm("/review/:token", page, limits("review"));
  postForm("/company/:id/claim", page, limits("claim"));
  postForm("/company/:id/correct", page, limits("correction"));
  postForm("/my-review/:token", page, limits("edit"));
  // If the signed-in company reports a review about itself, the report is marked as the company's.
  postForm("/review-report/:id", firmPage, limits("report"));
  for (const { path } of FIRM_PAGES) {
    app.get(path, queue, firmPage.handle);
    postForm(path, firmPage, limits("firm"));
  }
  app.get("/admin/figures", queue, adminPage.handle);
  postForm("/admin/figures", adminPage, limits("login", guards.knownDevice), signInByForm(services));
  for (const listed of ROUTED_PAGES)
    app.get(listed.path, isPrivate(listed) ? queue : store(pageQueryReader(listed.query)), page.handle);
  app.get("*", redirectToPage, queue, page.handle);
}
