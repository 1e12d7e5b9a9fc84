import type { Context, MiddlewareHandler } from "hono";
import { companyPathParams } from "#contract/companies/company-queries.ts";
import { isRead } from "./methods.ts";

/**
 * GET and HEAD outside `/api/` get a 301, because text browsers don't follow a 308. All other requests get a 308, because
 * browsers then repeat the method.
 */
export function redirectPermanently(c: Context, address: string): Response {
  // An address that may contain a secret must not be cached.
  if (redactPath(address) !== address) c.header("cache-control", "no-store");
  return c.redirect(address, isRead(c.req) && !c.req.path.startsWith("/api/") ? 301 : 308);
}

/** Removes slashes at both ends in linear time; a regular expression such as /\/+$/ takes quadratic time. */
function withoutSlashes(path: string): string {
  let [from, to] = [0, path.length];
  while (path[from] === "/") from += 1;
  while (to > from && path[to - 1] === "/") to -= 1;
  return path.slice(from, to);
}

/** Without script, a browser sends an empty parameter for each empty field of a form. */
function withoutEmptyParams(search: string): string {
  const kept = search
    .slice(1)
    .split("&")
    .filter((pair) => !/^[^=]*=(\+|%20)*$/.test(pair));
  return kept.join("&") && `?${kept.join("&")}`;
}

export const canonicalPath: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  // A redirect to a path that starts with two slashes would lead to another host.
  const canonical = `/${withoutSlashes(pathname)}`;
  const isPage = c.req.method !== "POST" && !canonical.startsWith("/api/");
  const query = isPage && search.includes("=") ? withoutEmptyParams(search) : search;
  if (pathname + search !== canonical + query) return redirectPermanently(c, canonical + query);
  await next();
};

/** Replaces parts of 40 or more characters in a path before it is logged. They may be secrets, such as a receipt's token. */
export const redactPath = (path: string): string => path.replace(/[^/]{40,}/g, "...");

const NAMED = /^(\/api\/companies|\/company|\/badge|\/previews\/company)\/\d+/;

/** Redirects the URL of a merged duplicate to the kept company. A merge can be undone, so `no-cache` makes browsers ask again. */
export const redirectMerged =
  ({ mergedInto }: { mergedInto: (id: number) => number | null }): MiddlewareHandler =>
  async (c, next) => {
    const id = (c.req.param("id") ?? c.req.param("file"))?.replace(/\.(svg|png)$/, "");
    const path = companyPathParams.safeParse({ id });
    const keptId = path.success ? mergedInto(path.data.id) : null;
    if (keptId === null) return next();
    const { pathname, search } = new URL(c.req.url);
    c.header("cache-control", "no-cache");
    return redirectPermanently(c, pathname.replace(NAMED, `$1/${keptId}`) + search);
  };
