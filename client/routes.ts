import { matchPath } from "react-router";
import { NOT_FOUND, type Page, SITE_PAGES } from "#contract/pages/site-pages.ts";
import { PAGES, type PageName } from "#contract/pages.ts";

/** For example `{ id: "7" }` for `/company/7`. */
export type Params = Readonly<Record<string, string | undefined>>;

export interface PageMatch {
  name: PageName;
  page: Page;
  params: Params;
}

/** The browser knows only `SITE_PAGES`. It loads every other page as a document. */
const KNOWN_PAGES = Object.entries<Page>(import.meta.env.SSR ? PAGES : SITE_PAGES) as [PageName, Page][];

/** In the browser, a page that only the server knows matches the not-found page. */
export function matchPage(pathname: string): PageMatch {
  for (const [name, page] of KNOWN_PAGES) {
    const match = matchPath(page.path, pathname);
    if (match) return { name, page, params: match.params };
  }
  return { name: "not-found", page: NOT_FOUND, params: {} };
}

/**
 * Matches a URL whose location is coordinates. Only the server knows the name of the place there, so the server renders the page.
 */
const AT_POSITION = /[?&]location=[-+.\d]+(%2C|,)/i;

/**
 * True if the browser renders the page itself. Links to other pages load the document. `path` may have a query string and a
 * fragment.
 */
export function isShownByScript(path: string): boolean {
  const { needsScript = false, hasServerProps = false } = matchPage(path.replace(/[?#].*/, "")).page;
  return needsScript && !hasServerProps && !AT_POSITION.test(path);
}
