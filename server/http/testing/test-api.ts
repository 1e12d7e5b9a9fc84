import type { Hono, MiddlewareHandler } from "hono";
import pino from "pino";
import { type ApiHandlers, apiRoutes } from "../api-routes.ts";
import { errorHandler } from "../errors/errors.ts";

const allow: MiddlewareHandler = (_c, next) => next();

interface TestedMiddleware {
  guard?: MiddlewareHandler;
  /** For calls that accept a cookie. */
  readerGuard?: MiddlewareHandler;
  limit?: () => MiddlewareHandler;
}

/** By default nothing is limited and no login is needed. */
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
