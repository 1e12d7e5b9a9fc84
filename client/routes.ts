import { matchPath } from "react-router";
import { PAGES, type PageName } from "#contract/pages.ts";

/** The parameters in a path: `{ id: "7" }` for `/company/7`. */
export type Params = Readonly<Record<string, string | undefined>>;

export interface PageMatch {
  name: PageName;
  params: Params;
}

/**
 * Whether the data of a page come with the document only, because the API has no call for them: the planner and the pages
 * of towns. Links to them load the document. The path may have a query string.
 */
export const isServerPage = (path: string): boolean => /^\/(plan|skip-hire)(?![^/?])/.test(path);

/** Finds the page at a path; unknown paths match the not-found page. */
export function matchPage(pathname: string): PageMatch {
  for (const name of Object.keys(PAGES) as PageName[]) {
    const match = matchPath(PAGES[name].path, pathname);
    if (match) return { name, params: match.params };
  }
  return { name: "not-found", params: {} };
}
