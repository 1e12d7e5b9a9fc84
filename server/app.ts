import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import { MAX_BODY_BYTES } from "#contract/limits.ts";
import { createApi } from "./api.ts";
import { createAnswerCache } from "./http/answer-cache.ts";
import { canonicalPath } from "./http/canonical-path.ts";
import { answerErrors, problem } from "./http/errors.ts";
import { health } from "./http/health.ts";
import { answerUnrouted } from "./http/methods.ts";
import { pages, type RenderPage } from "./http/pages.ts";
import { logRequests } from "./http/request-log.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { staticFiles } from "./http/static-files.ts";
import { countRequests } from "./metrics/count-requests.ts";
import { metricsRoute } from "./metrics/http.ts";
import { routeNames } from "./metrics/route-names.ts";
import { seoRoutes } from "./seo/http.ts";
import type { Services } from "./services.ts";

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

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

/** The whole way of a request, from the top of this function to its end. */
export function createApp({ services, render, files, pagePaths, log }: AppDeps): Fetch {
  const { companies, places, guides, limits, maps, metrics, database, site } = services;
  const { publicUrl } = site;
  const complete = securityHeaders({ publicUrl });
  const version = () => `${companies.version}.${places.version}`;
  const answers = createAnswerCache({ version, maxBytes: CACHE_BYTES, complete });
  const api = createApi({ services, keep: answers.keep, log });
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
  app.get("/sitemap.xml", answers.keep);
  app.route("/", seoRoutes({ publicUrl, companies, guides }));
  // The plain forms, sent without script, are limited like the calls that script makes.
  app.post("/quote", limits("quote"));
  app.post("/list-business", limits("lead"));
  app.get("*", answers.keep);
  app.on(["GET", "POST"], "*", pages({ render, publicUrl, maps }));

  // A kept answer goes out before any of the above, except while every request is written down.
  const find = log.isLevelEnabled("debug") ? () => undefined : answers.find;
  const routeOf = routeNames([...pathsOf(app), ...pathsOf(api), ...pagePaths]);
  return countRequests({ find, fetch: app.fetch, counts: metrics.counts, routeOf });
}

const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });

/** A file of companies may be larger: its route limits it, once it is known who sends it. */
const limitBodies: MiddlewareHandler = (c, next) =>
  c.req.path === "/api/companies/import" ? next() : limitBody(c, next);

/** What requests are counted by: middleware and what catches all the rest have no name of their own. */
const pathsOf = (routes: Hono) =>
  routes.routes.flatMap(({ method, path }) => (method === "ALL" || path === "/*" ? [] : [path]));

function tooLarge(): never {
  throw problem(413, `The request is too large: ${MAX_BODY_BYTES / 1024} KB is the most`);
}
