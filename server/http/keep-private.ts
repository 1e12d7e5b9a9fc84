import type { MiddlewareHandler } from "hono";

/**
 * Keeps responses out of caches, search engines and referrers. "no-referrer" is not used, because forms would then post with the
 * origin "null", which the cross-site check refuses.
 */
export const keepPrivate: MiddlewareHandler = async (c, next) => {
  await next();
  // `c.header` would copy the response, so the headers are set directly.
  c.res.headers.set("cache-control", "no-store");
  c.res.headers.set("x-robots-tag", "noindex");
  c.res.headers.set("referrer-policy", "same-origin");
};
