import type { MiddlewareHandler } from "hono";

/** Every page has one address: without a slash at its end, and with one at its beginning. */
export const canonicalPath: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  // More than one at the beginning would make the target another host.
  const canonical = `/${pathname.replace(/^\/+|\/+$/g, "")}`;
  if (pathname !== canonical) return c.redirect(canonical + search, 308);
  await next();
};
