import { Hono } from "hono";
import { addDays } from "#contract/dates.ts";
import { ALL_PAGES } from "#contract/pages.ts";
import type { Cached } from "#server/http/cache/response-cache.ts";
import type { Services } from "#server/services.ts";
import { type PublicPage, sitemap, sitemapPart } from "./sitemap.ts";

const TEXT = { "content-type": "text/plain; charset=utf-8" };
const XML = { "content-type": "application/xml; charset=utf-8" };

/**
 * Allows everything. Pages that must not be indexed, such as receipts and all pages with demonstration data, have their own
 * `noindex`. A crawler sees `noindex` only if it may read the page.
 */
const robots = (publicUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

/** The number of days for which `security.txt` is valid. RFC 9116 advises less than a year. */
const SECURITY_DAYS = 180;

/** Omits `Canonical` during a trial, because RFC 9116 does not allow http: addresses in this file. */
const securityText = (contact: string, publicUrl: string, today: string): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${addDays(today, SECURITY_DAYS)}T00:00:00Z`,
    "Preferred-Languages: en",
    ...(publicUrl.startsWith("https:") ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    "",
  ].join("\n");

export const seoRoutes = (
  { site: { publicUrl }, securityContact, today, ...domains }: Services,
  cached: Cached,
) =>
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

const FIXED_PATHS = ALL_PAGES.filter(({ path, isIndexed }) => isIndexed && !path.includes(":")).map(
  ({ path }) => path,
);

interface PublicPagesDeps {
  companies: Pick<Services["companies"], "lastChanges">;
  guides: Pick<Services["guides"], "lastChanges">;
  towns: Pick<Services["towns"], "list">;
}

/** Every page that search engines should index. With demonstration data, all of these pages have `noindex`. */
export function publicPages({ companies, guides, towns }: PublicPagesDeps): PublicPage[] {
  return [
    ...FIXED_PATHS.map((path) => ({ path })),
    ...guides.lastChanges().map(({ slug, changedOn }) => ({ path: `/guides/${slug}`, changed: changedOn })),
    ...towns.list().map(({ slug }) => ({ path: `/skip-hire/${slug}` })),
    ...companies
      .lastChanges()
      .map(({ id, changedAt }) => ({ path: `/company/${id}`, changed: changedAt.slice(0, 10) })),
  ];
}
