/** One page for search engines. `changed` (ISO 8601) only where it is known to be true: a guess is worse than none. */
export interface PublicPage {
  path: string;
  changed?: string;
}

/** What one file may hold. */
export const MAX_URLS = 50_000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const entry = (publicUrl: string, { path, changed }: PublicPage) =>
  `<url><loc>${escaped(publicUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>\n`;

const urlSet = (publicUrl: string, pages: readonly PublicPage[]) =>
  `${XML}<urlset ${NAMESPACE}>\n${pages.map((page) => entry(publicUrl, page)).join("")}</urlset>\n`;

/** The main sitemap: all pages, or where they are too many, an index of `/sitemap-1.xml` and so on. */
export function sitemap(publicUrl: string, pages: readonly PublicPage[], perFile = MAX_URLS): string {
  if (pages.length <= perFile) return urlSet(publicUrl, pages);
  const files = Array.from(
    { length: Math.ceil(pages.length / perFile) },
    (_, index) => `<sitemap><loc>${escaped(publicUrl)}/sitemap-${index + 1}.xml</loc></sitemap>\n`,
  );
  return `${XML}<sitemapindex ${NAMESPACE}>\n${files.join("")}</sitemapindex>\n`;
}

/** The `number`th file (from 1) of a sitemap that has an index; null when there is no such file. */
export function sitemapPart(
  publicUrl: string,
  pages: readonly PublicPage[],
  number: number,
  perFile = MAX_URLS,
): string | null {
  const part = pages.slice((number - 1) * perFile, number * perFile);
  return pages.length > perFile && part.length > 0 ? urlSet(publicUrl, part) : null;
}
