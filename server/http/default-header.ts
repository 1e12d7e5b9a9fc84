import type { MiddlewareHandler } from "hono";

/** Sets a header on answers that do not have it. */
export const unlessSaid =
  (name: string, value: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
