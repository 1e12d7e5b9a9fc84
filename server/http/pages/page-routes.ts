import type { MiddlewareHandler } from "hono";
import { type PageQuery, readPageQuery } from "#contract/page-query.ts";
import { ALL_PAGES, PAGES } from "#contract/pages.ts";
import type { ReadQuery } from "../cache/response-cache.ts";
import { redirectPermanently } from "../canonical-path.ts";

export const ROUTED_PAGES = ALL_PAGES.filter(({ path }) => path !== PAGES["not-found"].path);

export const FIRM_PAGES = ROUTED_PAGES.filter(({ path }) => /^\/firm(\/|$)/.test(path));

export const LINKED_PATHS = [
  ...new Set(
    ROUTED_PAGES.flatMap(({ path }) => (path.includes("/:token") ? path.replace(/:token.*/, "*") : [])),
  ),
];

/**
 * Punctuation that can follow a link in a sentence or a quotation, as written and percent-encoded, and spaces. No token ends with
 * it: the last letter of a signature of 32 bytes is never an underscore.
 */
const PUNCTUATION =
  /(?:[.,;:!?'"()[\]{}<>*|_]|&(?:gt|lt|quot|nbsp);?|%(?:0[9ad]|2[012789ace]|3[abcef]|5[bdf]|60|7[bcd]|c2%(?:a0|ab|bb)|e2%80%(?:8b|8e|9[34589cd]|a6)))+$/i;

/** Removes punctuation after the token, because mail programs take the end of a sentence for a part of the link. */
export const redirectToLink: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const link = pathname.replace(PUNCTUATION, "");
  if (link === pathname) return next();
  c.header("cache-control", "no-store");
  return c.redirect(link + search, 303);
};

export const pageQueryReader =
  (query: PageQuery): ReadQuery =>
  (params) =>
    Object.fromEntries(readPageQuery(query, params));

/** React Router would render it as a second page. */
export const redirectToPage: MiddlewareHandler = async (c, next) => {
  const parts = c.req.path.split("/");
  for (const { path } of ROUTED_PAGES) {
    const pattern = path.split("/");
    const isParameter = (at: number) => pattern[at]?.startsWith(":");
    if (pattern.length !== parts.length) continue;
    if (!parts.every((part, at) => isParameter(at) || part.toLowerCase() === pattern[at])) continue;
    const canonical = pattern.map((part, at) =>
      isParameter(at) ? encodeURIComponent(parts[at] ?? "") : part,
    );
    return redirectPermanently(c, canonical.join("/") + new URL(c.req.url).search);
  }
  return next();
};
