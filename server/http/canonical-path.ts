import type { MiddlewareHandler } from "hono";

/** Removes slashes at both ends in linear time; a regular expression such as /\/+$/ takes quadratic time. */
function withoutSlashes(path: string): string {
  let [from, to] = [0, path.length];
  while (path[from] === "/") from += 1;
  while (to > from && path[to - 1] === "/") to -= 1;
  return path.slice(from, to);
}

/** Redirects to the only URL of a page, file or API call: one slash at the start of the path and none at its end. */
export const canonicalPath: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  // A target that starts with two slashes would lead to another host.
  const canonical = `/${withoutSlashes(pathname)}`;
  if (pathname !== canonical) return c.redirect(canonical + search, 308);
  await next();
};
