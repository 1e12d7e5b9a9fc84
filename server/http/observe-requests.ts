import type { IncomingMessage } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Logger } from "pino";
import { redactPath } from "./canonical-path.ts";

/** The HTTP server creates one object for each request. */
interface RequestState {
  route?: string;
  isFromCache?: boolean;
  hasAllHeaders?: boolean;
  incoming?: IncomingMessage;
}

export function requestState(c: Context): RequestState {
  c.env ??= {};
  return c.env;
}

const OTHER_ROUTES = "other";

/** As a label of metrics, the pattern contains nothing that visitors type. */
export const routePattern = (c: Context): string =>
  matchedRoutes(c).find(({ method, path }) => method !== "ALL" && path !== "/*")?.path ?? OTHER_ROUTES;

/** For a nested router: passes the matched route on to `observeRequests`. */
export const reportRoute: MiddlewareHandler = async (c, next) => {
  await next();
  requestState(c).route ??= routePattern(c);
};

interface RequestRecorder {
  /** Called for every response from the cache, so it must be fast. */
  cached(route: string): void;
  made(request: { route: string; method: string; status: number; seconds: number }): void;
}

/** The log leaves out the query, which contains what visitors type. */
export function observeRequests(recorder: RequestRecorder, log: Logger): MiddlewareHandler {
  const isLogged = log.isLevelEnabled("debug");
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { route = routePattern(c), isFromCache } = requestState(c);
    const { method } = c.req;
    const { status } = c.res;
    const ms = performance.now() - startedAt;
    if (isFromCache) recorder.cached(route);
    else recorder.made({ route, method, status, seconds: ms / 1_000 });
    if (!isLogged) return;
    const path = redactPath(c.req.path);
    log.debug({ method, path, status, ms: Math.round(ms * 10) / 10 }, "Request");
  };
}
