import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { privatePath } from "./redact-path.ts";

/**
 * One line per request at level debug. Paths hold ids and names of pages; what people type is in queries and bodies,
 * and neither is ever written down.
 */
export const logRequests =
  (log: Logger): MiddlewareHandler =>
  async (c, next) => {
    if (!log.isLevelEnabled("debug")) return next();
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log.debug({ method: c.req.method, path: privatePath(c.req.path), status: c.res.status, ms }, "Request");
  };
