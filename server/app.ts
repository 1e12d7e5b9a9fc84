import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { isPrivate } from "#contract/pages.ts";
import { LOGO_FIELD } from "#contract/pictures.ts";
import { createResponseCache, type ResponseCache, STALE_MS } from "#server/http/cache/response-cache.ts";
import { encodePictures } from "#server/http/encode-pictures.ts";
import { errorPageHandler } from "#server/http/errors/error-page.ts";
import { errorHandler } from "#server/http/errors/errors.ts";
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
import { createPage, type RenderPage } from "#server/http/pages/pages.ts";
import { staticFiles } from "#server/http/pages/static-files.ts";
import { inQueue } from "#server/http/request-queue.ts";
import { createApi } from "./api.ts";
import { openDataRoutes } from "./companies/open-data/http.ts";
import { figuresRoutes } from "./figures/http.ts";
import { canonicalPath, redirectMerged } from "./http/canonical-path.ts";
import { health } from "./http/health.ts";
import { notFoundHandler } from "./http/methods.ts";
import { observeRequests, requestState } from "./http/observe-requests.ts";
import { commonHeaders, keepPrivate } from "./http/response-headers.ts";
import { LOGO, PHOTO } from "./pictures/encoder.ts";
import { pictureRoutes } from "./pictures/http.ts";
import { ledgerRoutes } from "./reviews/ledger/http.ts";
import { seoRoutes } from "./seo/http.ts";
import type { Services } from "./services.ts";

export interface AppDeps {
  services: Services;
  render: RenderPage;
  /** `at` is the URL path at which the folder is served. */
  files: readonly { folder: string; at: string }[];
  log: Logger;
}

const CACHE_BYTES = 32 * 1024 * 1024;

/** File names below /assets/ contain a hash of the content, so clients may keep these files for a year. */
const cacheControl = (path: string) =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";

/** Calls of the API are routes of `api`. Everything else is a route of `app`, which passes them on. */
export function createApp(deps: AppDeps): { app: Hono; api: Hono } {
  const {
    companies,
    places,
    reviews,
    site,
    today,
    orderDay,
    requestQueue: queue,
    networksOf,
  } = deps.services;
  const isDemonstration = () => companies.statistics().demonstration;
  const setCommonHeaders = commonHeaders(site.publicUrl, isDemonstration);
  // Cached responses depend on `today`, because pages leave out past delivery days. They depend on `orderDay`, because a
  // company's notice counts from that day.
  const version = () =>
    `${companies.version}.${places.version}.${reviews.ledger.version}.${today()}.${orderDay()}`;
  const cache = createResponseCache({ version, maxBytes: CACHE_BYTES, queue, networksOf, setCommonHeaders });
  return createRoutes({ ...deps, ...cache, setCommonHeaders });
}

interface RoutesDeps extends AppDeps, Pick<ResponseCache, "cached" | "noteWrites"> {
  setCommonHeaders: (headers: Headers) => void;
}

function createRoutes(deps: RoutesDeps) {
  const { requestQueue, networksOf, metrics } = deps.services;
  const queued = inQueue(requestQueue, networksOf);
  const queuedPicture = inQueue(requestQueue, networksOf, "picture");
  const api = createApi({ ...deps, queued, queuedPicture });
  const app = new Hono();
  app.onError(errorPageHandler(errorHandler(deps.log)));
  app.notFound(notFoundHandler(app));

  app.use(observeRequests(metrics.requests, deps.log));
  app.use(async (c, next) => {
    await next();
    if (!requestState(c).hasAllHeaders) deps.setCommonHeaders(c.res.headers);
  });
  app.use(canonicalPath);
  app.use(sameOrigin(deps.services.site));
  app.use(refuseCompressed);
  app.use(limitBodies(networksOf));
  app.use(deps.noteWrites);

  app.all("/api/*", (c) => api.fetch(c.req.raw, c.env));
  addFiles(app, deps, queued);
  addPages(app, deps, queued);
  return { app, api };
}

function addFiles(
  app: Hono,
  { services, files, cached, setCommonHeaders }: RoutesDeps,
  queued: MiddlewareHandler,
) {
  const { companies, database, metrics, bounces } = services;
  const noStore = { "cache-control": "no-store" };
  app.route(
    "/health",
    health({ ready: () => companies.ready, isDatabaseUp: database.isUp, replicaLag: database.replicaLag }),
  );
  app.get("/metrics", services.requireMonitor, async (c) =>
    c.body(await metrics.text(), 200, { "content-type": metrics.contentType, ...noStore }),
  );
  // The operator's mail server forwards emails returned to `MAIL_FROM`. It retries none, because any email is accepted.
  app.post("/mail/bounces", services.requireMailServer, async (c) =>
    c.json({ returned: await bounces.take(await c.req.text()) }, 200, noStore),
  );
  for (const folder of files)
    app.get(`${folder.at}/*`, staticFiles({ ...folder, cacheControl, setCommonHeaders }));
  app.get("/assets/*", (c) => c.notFound());
  // Browsers request this path even if a page names another icon.
  app.get("/favicon.ico", (c) => c.redirect("/favicon.svg", 301));
  app.route("/", pictureRoutes(services, cached, queued));
  app.route("/", ledgerRoutes({ ledger: services.reviews.ledger, cached }));
  app.use("/admin/figures.csv", queued);
  app.route("/", figuresRoutes(services));
  app.route("/", openDataRoutes(services, cached));
  app.route("/", seoRoutes(services, cached));
}

function addPages(app: Hono, { services, render, cached }: RoutesDeps, queued: MiddlewareHandler) {
  const { companies, limits, maps, site, networksOf, requestQueue, guards, encoder } = services;
  const pageDeps = { render, publicUrl: site.publicUrl, maps, visitorHashOf: services.visitorHashOf };
  const page = createPage(pageDeps);
  const signedInOf = async (c: Context) => ({ firm: await services.firmOf(c) });
  const firmPage = createPage({ ...pageDeps, signedInOf });
  const signedInAdmin = async (c: Context) => ({ isAdmin: await guards.hasSession(c) });
  const adminPage = createPage({ ...pageDeps, signedInOf: signedInAdmin });
  for (const { path } of ROUTED_PAGES.filter(isPrivate)) app.use(path, keepPrivate);
  for (const path of LINKED_PATHS) app.get(path, redirectToLink);
  app.get("/admin/devices", (c) => c.redirect("/admin", 301));
  for (const path of ["/company/:id", "/company/:id/*"]) app.use(path, redirectMerged(companies));
  const encoded = encodePictures({
    encode: (bytes, field) => encoder.upload(bytes, field === LOGO_FIELD ? LOGO : PHOTO),
    queue: requestQueue,
    networksOf,
    count: countPictures(limits),
  });
  // `queued` comes before the limit in `guards`, because the refusal is a rendered page too.
  const postForm = (path: string, { returnForm, handle }: typeof page, ...guards: MiddlewareHandler[]) =>
    app.post(path, encoded, queued, returnForm, ...guards, handle);
  // A form sent without script counts towards the limit of the API call for the same purpose. Each path has its own route. The
  // pages' router ignores case, so a shared route would accept a form at /Quote without a limit.
  postForm("/quote", page, limits("quote"));
  postForm("/list-business", page, limits("lead"));
  postForm("/receipt/:token", page);
  // A signed-in company can also answer here, even after its listed email address has changed.
  app.get("/answer/:token", queued, firmPage.handle);
  postForm("/answer/:token", firmPage, limits("answer"));
  postForm("/review/:token", page, limits("review"));
  postForm("/company/:id/claim", page, limits("claim"));
  postForm("/confirm-claim/:token", page);
  postForm("/company/:id/correct", page, limits("correction"));
  postForm("/my-review/:token", page, limits("edit"));
  // If the signed-in company reports a review about itself, the report is marked as the company's.
  postForm("/review-report/:id", firmPage, limits("report"));
  postForm("/privacy/complaint", page, limits("complaint"));
  for (const { path } of FIRM_PAGES) {
    app.get(path, queued, firmPage.handle);
    postForm(path, firmPage, limits("firm"));
  }
  app.get("/admin/figures", queued, adminPage.handle);
  for (const listed of ROUTED_PAGES) {
    if (isPrivate(listed)) app.get(listed.path, queued, page.handle);
    else
      app.get(
        listed.path,
        cached({ read: pageQueryReader(listed.query), staleMs: STALE_MS }, page.makerOf(listed)),
      );
  }
  app.get("*", redirectToPage, inQueue(requestQueue, networksOf, "page"), page.handle);
}

/**
 * Counts an upload of pictures towards the limit of the sender. An upload on a receipt's page also counts towards the limit of
 * the receipt's link.
 */
function countPictures(limits: Services["limits"]) {
  const ofSender = limits("picture");
  const ofLink = limits("picture", async ({ req }) => /^\/receipt\/([^.]+)/.exec(req.path)?.[1] ?? null);
  const nothing = async () => {};
  return async (c: Context) => {
    await ofSender(c, nothing);
    if (c.req.path.startsWith("/receipt/")) await ofLink(c, nothing);
  };
}
