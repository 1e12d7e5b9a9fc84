import { sitePath, type Visit } from "./crawl.ts";
import type { PageFacts } from "./page-facts.ts";
import { readStructuredData } from "./structured-data.ts";

export interface CrawledSite {
  origin: string;
  visits: ReadonlyMap<string, Visit>;
  /** The paths in sitemap.xml. */
  listed: ReadonlySet<string>;
}

interface Page extends PageFacts {
  path: string;
  /** The canonical URL as a path of the site; null if there is none or it is external. */
  canonical: string | null;
}

const pagesOf = ({ origin, visits }: CrawledSite): Page[] =>
  [...visits.values()].flatMap(({ path, status, page }) =>
    page && status === 200
      ? [{ ...page, path, canonical: sitePath(page.canonicals[0] ?? "none:", origin) }]
      : [],
  );

/** Returns the indexable pages. Their canonical URL is their own URL. */
const ownPages = (site: CrawledSite) => pagesOf(site).filter(({ path, canonical }) => path === canonical);

function said<Fact extends string>(pages: Page[], fact: (page: Page) => Fact | undefined) {
  const by = new Map<string, string[]>();
  for (const page of pages) {
    const text = fact(page) ?? "";
    by.set(text, [...(by.get(text) ?? []), page.path]);
  }
  return [...by].filter(([, paths]) => paths.length > 1);
}

const twice = (what: string, found: [string, string[]][]) =>
  found.map(([text, paths]) => `${paths.join(" and ")} have the same ${what}: ${text}`);

const one = (what: string, { path }: Page, found: readonly string[]) =>
  found.length === 1 && found[0] !== "" ? [] : [`${path} has ${found.length} of ${what}`];

/** Length of a description in characters. Search engines cut longer descriptions and replace shorter ones. */
const DESCRIPTION = { min: 50, max: 300 };

/** Returns the problems of one page: a wrong language, and elements that are missing, repeated, too short or too long. */
function incomplete(page: Page): string[] {
  const { path, lang, titles, descriptions, canonicals, headings, unnamedPictures, ids, noIndex } = page;
  const repeated = ids.filter((id, position) => ids.indexOf(id) !== position);
  const common = [
    ...(lang === "en-GB" ? [] : [`${path} is in the language ${lang}`]),
    ...one("title", page, titles),
    ...one("level 1 heading", page, headings),
    ...unnamedPictures.map((picture) => `${path} shows ${picture} without a word about it`),
    ...repeated.map((id) => `${path} has two elements "${id}"`),
  ];
  // Pages that are not indexed, such as the administrator's, need no description and no canonical URL.
  if (noIndex && canonicals.length === 0) return common;
  const length = descriptions[0]?.length ?? 0;
  return [
    ...common,
    ...one("description", page, descriptions),
    ...one("canonical address", page, canonicals),
    ...(length >= DESCRIPTION.min && length <= DESCRIPTION.max
      ? []
      : [`${path} describes itself in ${length} characters`]),
  ];
}

/** Returns the visited paths that are broken or redirect, each with a page that links to it. */
const broken = ({ visits }: CrawledSite) =>
  [...visits.values()]
    .filter(({ status }) => status !== 200)
    .map(
      ({ path, status, movedTo, from }) =>
        `${from} links to ${path}, which answers ${status}${movedTo ? ` and sends one to ${movedTo}` : ""}`,
    );

/** Returns links with a fragment that does not exist on the linked page. Skips links to pages that were not visited. */
const missingParts = (site: CrawledSite) => {
  const byPath = new Map(pagesOf(site).map((page) => [page.path, page]));
  return pagesOf(site).flatMap(({ path, links }) =>
    links
      .filter((link) => link.includes("#"))
      .filter((link) => {
        const target = sitePath(link, site.origin + path);
        const page = target === null ? undefined : byPath.get(target);
        return page && !page.ids.includes(decodeURIComponent(link.slice(link.indexOf("#") + 1)));
      })
      .map((link) => `${path} links to ${link}, and there is no such part`),
  );
};

/** Returns pages whose canonical URL is not an indexable page. */
const misnamed = (site: CrawledSite) => {
  const own = new Set(ownPages(site).map(({ path }) => path));
  return pagesOf(site)
    .filter(({ canonicals, canonical }) => canonicals.length > 0 && !own.has(canonical ?? ""))
    .map(({ path, canonicals }) => `${path} gives ${canonicals} as its address, which is none of a page`);
};

const listedWrongly = (site: CrawledSite) => {
  const own = new Set(ownPages(site).map(({ path }) => path));
  return [...site.listed]
    .filter((path) => site.visits.has(path) && !own.has(path))
    .map((path) => `the sitemap lists ${path}, which is no page's own address`);
};

const structured = (site: CrawledSite) =>
  pagesOf(site).flatMap(({ path, canonicals, jsonLd }) =>
    jsonLd
      .map(readStructuredData)
      .flatMap(({ type, about, problems }) => [
        ...problems.map((problem) => `${path}: ${problem}`),
        ...(about === undefined || about === canonicals[0] ? [] : [`${path}: its ${type} is about ${about}`]),
      ]),
  );

/** All rules. Each key is a sentence that must be true, and each function returns the violations. */
export const PAGE_RULES: Record<string, (site: CrawledSite) => string[]> = {
  "every link leads to a page, at once": broken,
  "every link to a part of a page finds it": missingParts,
  "every page has one title, one heading, one description and one address": (site) =>
    pagesOf(site).flatMap(incomplete),
  "no two pages have the same title": (site) =>
    twice(
      "title",
      said(ownPages(site), ({ titles }) => titles[0]),
    ),
  "no two pages describe themselves alike": (site) =>
    twice(
      "description",
      said(ownPages(site), ({ descriptions }) => descriptions[0]),
    ),
  "a page that gives another address as its own gives a page's own": misnamed,
  "the sitemap lists pages under their own addresses": listedWrongly,
  "schema.org understands all structured data": structured,
};
