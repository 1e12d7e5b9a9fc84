import type { MiddlewareHandler } from "hono";

/** Keeps responses out of caches and search engines. */
export const keepPrivate: MiddlewareHandler = async (c, next) => {
  await next();
  // `c.header` would copy the response, so the header is set directly.
  c.res.headers.set("cache-control", "no-store");
  c.res.headers.set("x-robots-tag", "noindex");
};
