import type { QueryClient } from "@tanstack/react-query";
import { readPageQuery } from "#contract/page-query.ts";
import type { PageName } from "#contract/pages.ts";
import type { Screen } from "../page.ts";
import { companyFitQueryOptions, companyQueryOptions, reviewsQueryOptions } from "../queries/companies.ts";
import { loadCode } from "../queries/waiting.ts";
import { isShownByScript, matchPage } from "../routes.ts";
import { byPageName } from "../screen-files.ts";
import { searchedAreaIn } from "../urls/company-url.ts";

/**
 * The screens that need script. The glob imports only the components, so that the browser's files contain no loaders and actions.
 * Each matched file adds 35 bytes to every page with script.
 */
export const importScreen = byPageName(
  import.meta.glob<Screen>(
    "./{admin,answer,companies,company,compare,home,list-business,price-comparison,quote,receipt,search}/*.screen.tsx",
    { base: "../screens/", import: "default" },
  ),
);

/** Prefetches the data of a company's page, which shows nothing without them. The page itself reports a failure. */
function startCompanyQueries(id: number, query: URLSearchParams, queryClient: QueryClient) {
  if (!(id > 0)) return;
  const fit = companyFitQueryOptions(id, searchedAreaIn(query));
  Promise.allSettled([
    queryClient.query(companyQueryOptions(id)),
    queryClient.query(reviewsQueryOptions(id)),
    fit.enabled && queryClient.query(fit),
  ]);
}

const screens = new Map<PageName, Promise<Screen>>();

/** After a failed download, the next call tries again. */
export function loadScreen(name: PageName): Promise<Screen> {
  const known = screens.get(name);
  if (known) return known;
  const screen = loadCode(importScreen(name));
  screens.set(name, screen);
  screen.catch(() => screens.delete(name));
  return screen;
}

/** Does nothing for a page that the browser loads as a document. */
export function prefetchPage({ pathname, search }: HTMLAnchorElement, queryClient: QueryClient) {
  if (!isShownByScript(pathname + search)) return;
  const { name, page, params } = matchPage(pathname);
  loadScreen(name).catch(() => {});
  const query = readPageQuery(page.query, new URLSearchParams(search));
  // Does not use `companyIdIn`, because its file would become one more request of every page.
  if (name === "company") startCompanyQueries(Number(params.id), query, queryClient);
}
