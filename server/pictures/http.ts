import { Hono, type MiddlewareHandler } from "hono";
import { companyPathParams } from "#contract/companies/company-queries.ts";
import { PREVIEWS, type PreviewName } from "#contract/pages/previews.ts";
import { isPictureProblem, PICTURE_PROBLEMS, type PictureProblem } from "#contract/pictures.ts";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { type Cached, NOT_FOUND_RESPONSE, type SharedResponse } from "#server/http/cache/response-cache.ts";
import { redirectMerged } from "#server/http/canonical-path.ts";
import { problem, stillLoading, unlessRefused } from "#server/http/errors/errors.ts";
import { parseInput } from "#server/http/input.ts";
import { keepPrivate } from "#server/http/response-headers.ts";
import type { Services } from "#server/services.ts";
import { drawBadge } from "./draw-badge.ts";
import { PHOTO } from "./encoder.ts";

const STATUS_OF: Partial<Record<PictureProblem, 413 | 503>> = { "too-large": 413, busy: 503, off: 503 };

function unlessProblem<Result>(result: Result | PictureProblem): Result {
  if (!isPictureProblem(result)) return result;
  throw problem(STATUS_OF[result] ?? 400, PICTURE_PROBLEMS[result]);
}

export const pictureCalls = ({ encoder, photos, editor }: Services) =>
  ({
    async uploadPhoto({ c }) {
      const sent = new Uint8Array(await c.req.arrayBuffer());
      return unlessProblem(await photos.keep(unlessProblem(await encoder.upload(sent, PHOTO))));
    },
    removeLogo: async ({ params }) => unlessRefused(await editor.change(params.id, { logo: null })),
  }) satisfies Partial<ApiHandlers>;

const BADGE_HEADERS = {
  "content-type": "image/svg+xml; charset=utf-8",
  // Companies' websites show the badge. It is cached for an hour, so that browsers do not request it on every page.
  "cache-control": "public, max-age=3600",
  "cross-origin-resource-policy": "cross-origin",
};

const png = (body: Buffer): SharedResponse => ({
  headers: { "content-type": "image/png", "cross-origin-resource-policy": "cross-origin" },
  body: Buffer.from(body),
});

const isPreviewName = (name: string): name is PreviewName => Object.hasOwn(PREVIEWS, name);

/** The address contains a hash of the content, so caches may keep the logo. Other sites that read the API may show it. */
const PUBLIC_WEBP = {
  "content-type": "image/webp",
  "cache-control": "public, max-age=31536000, immutable",
  "cross-origin-resource-policy": "cross-origin",
};
const PRIVATE_WEBP = { "content-type": "image/webp", "cross-origin-resource-policy": "same-origin" };

export function pictureRoutes(services: Services, cached: Cached, queued: MiddlewareHandler) {
  const { companies, pictures, photos, logos } = services;
  const preview = cached({ kind: "picture" }, async ({ params: { file = "" } }) => {
    const name = file.replace(/\.png$/, "");
    return name !== file && isPreviewName(name) ? png(await pictures.preview(name)) : NOT_FOUND_RESPONSE;
  });
  const companyPreview = cached({ kind: "picture" }, async ({ params: { file = "" } }) => {
    if (!companies.ready) throw stillLoading();
    const { data } = companyPathParams.safeParse({ id: file.replace(/\.png$/, "") });
    const company = data && file.endsWith(".png") ? companies.find(data.id) : null;
    return company
      ? png(await pictures.companyPreview(company, services.site.demonstration))
      : NOT_FOUND_RESPONSE;
  });
  return new Hono()
    .get("/previews/:file", preview)
    .get("/logos/:file", queued, async (c) => {
      const webp = await logos.read(c.req.path);
      return webp ? c.body(new Uint8Array(webp), 200, PUBLIC_WEBP) : c.notFound();
    })
    .get("/pictures/:token", keepPrivate, queued, async (c) => {
      const token = c.req.param("token");
      const webp = (await photos.read(token)) ?? (await logos.readSigned(token));
      return webp ? c.body(new Uint8Array(webp), 200, PRIVATE_WEBP) : c.notFound();
    })
    .get("/previews/company/:file", redirectMerged(companies), companyPreview)
    .get("/badge/:file{[0-9]+\\.svg}", redirectMerged(companies), (c) => {
      const { id } = parseInput(companyPathParams, { id: c.req.param("file").replace(".svg", "") });
      const company = companies.find(id);
      return company
        ? c.body(drawBadge(company, services.site.demonstration), 200, BADGE_HEADERS)
        : c.notFound();
    });
}
