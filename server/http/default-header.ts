import type { MiddlewareHandler } from "hono";

/** Middleware that sets a header on responses without it. */
export const setDefaultHeader =
  (name: string, value: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
