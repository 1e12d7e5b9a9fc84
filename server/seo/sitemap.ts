/** `changed` is the day of the last change (YYYY-MM-DD), if it is known. */
export interface PublicPage {
  path: string;
  changed?: string;
}

/** The maximum number of URLs in one file, from sitemaps.org. */
const MAX_URLS = 50_000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const entry = (publicUrl: string, { path, changed }: PublicPage) =>
  `<url><loc>${escaped(publicUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>\n`;

const urlSet = (publicUrl: string, pages: readonly PublicPage[]) =>
  `${XML}<urlset ${NAMESPACE}>\n${pages.map((page) => entry(publicUrl, page)).join("")}</urlset>\n`;

/** The main sitemap. It has all pages, or is an index of `/sitemap-1.xml` and so on if there are too many pages. */
export function sitemap(publicUrl: string, pages: readonly PublicPage[], perFile = MAX_URLS): string {
  if (pages.length <= perFile) return urlSet(publicUrl, pages);
  const files = Array.from(
    { length: Math.ceil(pages.length / perFile) },
    (_, index) => `<sitemap><loc>${escaped(publicUrl)}/sitemap-${index + 1}.xml</loc></sitemap>\n`,
  );
  return `${XML}<sitemapindex ${NAMESPACE}>\n${files.join("")}</sitemapindex>\n`;
}

/** `number` counts from 1. Returns null if the file does not exist. */
export function sitemapPart(
  publicUrl: string,
  pages: readonly PublicPage[],
  number: number,
  perFile = MAX_URLS,
): string | null {
  const part = pages.slice((number - 1) * perFile, number * perFile);
  return pages.length > perFile && part.length > 0 ? urlSet(publicUrl, part) : null;
}
