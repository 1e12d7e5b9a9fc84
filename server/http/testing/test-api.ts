import type { Hono, MiddlewareHandler } from "hono";
import pino from "pino";
import { type ApiHandlers, apiRoutes } from "../api-routes.ts";
import { errorHandler } from "../errors/errors.ts";

const allow: MiddlewareHandler = (_c, next) => next();

interface TestedMiddleware {
  guard?: MiddlewareHandler;
  /** The guard of calls that accept a cookie. */
  readerGuard?: MiddlewareHandler;
  limit?: () => MiddlewareHandler;
}

/** An API of some calls alone, for tests. Nothing is limited, and the administrator's calls are refused by `guard` only. */
export const testApi = (
  handlers: Partial<ApiHandlers>,
  { guard = allow, readerGuard = guard, limit = () => allow }: TestedMiddleware = {},
): Hono =>
  apiRoutes(handlers, {
    queued: allow,
    queuedPicture: allow,
    redirectMerged: allow,
    guards: { administrator: guard, "administrator or cookie": readerGuard },
    limit,
  }).onError(errorHandler(pino({ level: "silent" })));
