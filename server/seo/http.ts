import { Hono } from "hono";
import type { Cached } from "#server/http/cache/response-cache.ts";
import { publicPages } from "./public-pages.ts";
import { sitemap, sitemapPart } from "./sitemap.ts";

type Deps = { publicUrl: string; cached: Cached } & Parameters<typeof publicPages>[0];

const XML = { "content-type": "application/xml; charset=utf-8" };

/**
 * Allows everything. Pages that must not be indexed, such as receipts and all pages with demonstration data, have their own
 * `noindex`. A crawler sees `noindex` only if it may read the page.
 */
const robots = (publicUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

export const seoRoutes = ({ publicUrl, cached, ...domains }: Deps) =>
  new Hono()
    .get("/robots.txt", (c) => c.text(robots(publicUrl)))
    .get(
      "/sitemap.xml",
      cached({}, () => ({ headers: XML, body: sitemap(publicUrl, publicPages(domains)) })),
    )
    .get("/:file{sitemap-[1-9][0-9]{0,3}\\.xml}", (c) => {
      const part = sitemapPart(
        publicUrl,
        publicPages(domains),
        Number(c.req.param("file").match(/\d+/)?.[0]),
      );
      return part ? c.body(part, 200, XML) : c.notFound();
    });
