import { matchPath } from "react-router";
import { PAGES, type PageName } from "#contract/pages.ts";

/** The parameters in a URL's path, by the names in the page's pattern. */
export type Params = Readonly<Record<string, string | undefined>>;

export interface PageMatch {
  name: PageName;
  params: Params;
}

/** The page at a path. */
export function matchPage(pathname: string): PageMatch {
  for (const name of Object.keys(PAGES) as PageName[]) {
    const match = matchPath(PAGES[name].path, pathname);
    if (match) return { name, params: match.params };
  }
  return { name: "not-found", params: {} };
}
