import { Hono } from "hono";
import { companyPathParams } from "#contract/companies/company-queries.ts";
import type { Companies } from "#server/companies/companies.ts";
import { parseInput } from "#server/http/input.ts";
import { redirectMerged } from "#server/http/redirect-merged.ts";
import { drawBadge } from "./draw-badge.ts";

interface BadgeRoute {
  companies: Pick<Companies, "find" | "mergedInto">;
  isDemonstration: () => boolean;
}

const HEADERS = {
  "content-type": "image/svg+xml; charset=utf-8",
  // Companies' websites show the badge. With an hour of caching, browsers do not request it on every page.
  "cache-control": "public, max-age=3600",
  "cross-origin-resource-policy": "cross-origin",
};

/** `/badge/:id.svg`, which companies show on their own websites. */
export const badgeRoute = ({ companies, isDemonstration }: BadgeRoute) =>
  new Hono().get("/badge/:file{[0-9]+\\.svg}", redirectMerged(companies), (c) => {
    const { id } = parseInput(companyPathParams, { id: c.req.param("file").replace(".svg", "") });
    const company = companies.find(id);
    return company
      ? c.body(drawBadge({ company, demonstration: isDemonstration() }), 200, HEADERS)
      : c.notFound();
  });
