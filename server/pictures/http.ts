import { Hono } from "hono";
import { companyPathParams } from "#contract/companies/company-queries.ts";
import { PREVIEWS, type PreviewName } from "#contract/pages/previews.ts";
import type { Companies } from "#server/companies/companies.ts";
import { type Cached, NOT_FOUND_RESPONSE, type SharedResponse } from "#server/http/cache/response-cache.ts";
import { stillLoading } from "#server/http/errors/errors.ts";
import { parseInput } from "#server/http/input.ts";
import { redirectMerged } from "#server/http/redirect-merged.ts";
import { drawBadge } from "./draw-badge.ts";
import type { Pictures } from "./pictures.ts";

interface PictureRoutes {
  companies: Pick<Companies, "ready" | "find" | "mergedInto">;
  pictures: Pictures;
  isDemonstration: () => boolean;
  cached: Cached;
}

const BADGE_HEADERS = {
  "content-type": "image/svg+xml; charset=utf-8",
  // Companies' websites show the badge. With an hour of caching, browsers do not request it on every page.
  "cache-control": "public, max-age=3600",
  "cross-origin-resource-policy": "cross-origin",
};

const png = (body: Buffer): SharedResponse => ({
  headers: { "content-type": "image/png", "cross-origin-resource-policy": "cross-origin" },
  body: Buffer.from(body),
});

const isPreviewName = (name: string): name is PreviewName => Object.hasOwn(PREVIEWS, name);

/** `/badge/:id.svg`, which companies show on their own websites, and `/previews/`, which messengers show beside a link. */
export function pictureRoutes({ companies, pictures, isDemonstration, cached }: PictureRoutes) {
  const preview = cached({ kind: "picture" }, async ({ params: { file = "" } }) => {
    const name = file.replace(/\.png$/, "");
    return name !== file && isPreviewName(name) ? png(await pictures.preview(name)) : NOT_FOUND_RESPONSE;
  });
  const companyPreview = cached({ kind: "picture" }, async ({ params: { file = "" } }) => {
    if (!companies.ready) throw stillLoading();
    const { data } = companyPathParams.safeParse({ id: file.replace(/\.png$/, "") });
    const company = data && file.endsWith(".png") ? companies.find(data.id) : null;
    return company ? png(await pictures.companyPreview(company, isDemonstration())) : NOT_FOUND_RESPONSE;
  });
  return new Hono()
    .get("/previews/:file", preview)
    .get("/previews/company/:file", redirectMerged(companies), companyPreview)
    .get("/badge/:file{[0-9]+\\.svg}", redirectMerged(companies), (c) => {
      const { id } = parseInput(companyPathParams, { id: c.req.param("file").replace(".svg", "") });
      const company = companies.find(id);
      return company
        ? c.body(drawBadge({ company, demonstration: isDemonstration() }), 200, BADGE_HEADERS)
        : c.notFound();
    });
}
