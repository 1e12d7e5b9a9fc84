import type { MiddlewareHandler } from "hono";

/** Without the slashes at both ends. No pattern: looking for the last ones would begin anew at each of ten thousand. */
function withoutSlashes(path: string): string {
  let [from, to] = [0, path.length];
  while (path[from] === "/") from += 1;
  while (to > from && path[to - 1] === "/") to -= 1;
  return path.slice(from, to);
}

/** Every page has one address: without a slash at its end, and with one at its beginning. */
export const canonicalPath: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  // More than one at the beginning would make the target another host.
  const canonical = `/${withoutSlashes(pathname)}`;
  if (pathname !== canonical) return c.redirect(canonical + search, 308);
  await next();
};
