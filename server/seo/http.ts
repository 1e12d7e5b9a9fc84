import { Hono } from "hono";
import { addDays } from "#contract/dates.ts";
import type { Cached } from "#server/http/cache/response-cache.ts";
import { type PublicPagesDeps, publicPages } from "./public-pages.ts";
import { sitemap, sitemapPart } from "./sitemap.ts";

interface Deps extends PublicPagesDeps {
  publicUrl: string;
  cached: Cached;
  /** Where people report a weakness, as a URI. */
  securityContact: string | null;
  today: () => string;
}

const TEXT = { "content-type": "text/plain; charset=utf-8" };
const XML = { "content-type": "application/xml; charset=utf-8" };

/**
 * Allows everything. Pages that must not be indexed, such as receipts and all pages with demonstration data, have their own
 * `noindex`. A crawler sees `noindex` only if it may read the page.
 */
const robots = (publicUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

/** For this many days programs may rely on `security.txt`. RFC 9116 advises less than a year. */
const SECURITY_DAYS = 180;

/** Where to report a weakness (RFC 9116). The standard allows no addresses that begin with http: in it. */
const securityText = (contact: string, publicUrl: string, today: string): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${addDays(today, SECURITY_DAYS)}T00:00:00Z`,
    "Preferred-Languages: en",
    ...(publicUrl.startsWith("https:") ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    "",
  ].join("\n");

export const seoRoutes = ({ publicUrl, cached, securityContact, today, ...domains }: Deps) =>
  new Hono()
    .get("/robots.txt", (c) => c.text(robots(publicUrl)))
    .get("/.well-known/security.txt", (c) =>
      securityContact ? c.body(securityText(securityContact, publicUrl, today()), 200, TEXT) : c.notFound(),
    )
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
