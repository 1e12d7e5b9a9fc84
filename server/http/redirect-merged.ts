import type { MiddlewareHandler } from "hono";
import { companyPathParams } from "#contract/companies/company-queries.ts";
import { redirectPermanently } from "./canonical-path.ts";

const NAMED = /^(\/api\/companies|\/company|\/badge|\/previews\/company)\/\d+/;

/** Redirects a merged entry's URL to the kept company. A merge can be undone, so `no-cache` makes browsers check. */
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
