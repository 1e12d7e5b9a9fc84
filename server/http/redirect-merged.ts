import type { MiddlewareHandler } from "hono";
import { companyPath } from "#contract/companies.ts";

/** The part of a path that names a company. */
const NAMED = /^(\/api\/companies|\/company|\/badge)\/\d+/;

/**
 * Redirects the address of a merged entry to the company that was kept, with method and body. Browsers would keep a permanent
 * redirect for good, so they have to ask again: a merge can be undone.
 */
export const redirectMerged =
  ({ mergedInto }: { mergedInto: (id: number) => number | null }): MiddlewareHandler =>
  async (c, next) => {
    const id = (c.req.param("id") ?? c.req.param("file"))?.replace(/\.svg$/, "");
    const path = companyPath.safeParse({ id });
    const keptId = path.success ? mergedInto(path.data.id) : null;
    if (keptId === null) return next();
    const { pathname, search } = new URL(c.req.url);
    c.header("cache-control", "no-cache");
    return c.redirect(pathname.replace(NAMED, `$1/${keptId}`) + search, 308);
  };
