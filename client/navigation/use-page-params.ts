import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { areaParams, searchedAreaIn } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import { readPageQuery } from "#contract/page-query.ts";
import { matchPage } from "../routes.ts";
import { changedParams, type ParamChanges } from "../urls/company-search.ts";
import { KEEP_SCROLL } from "./use-scroll-restoration.ts";

/** All parameters in the URL, unchecked. Pages of the administrator check their own. */
export function useUrlParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The checked parameters of the page in the URL. The server renders with the same parameters. */
export function usePageParams(): URLSearchParams {
  const { pathname } = useLocation();
  const params = useUrlParams();
  return useMemo(() => readPageQuery(matchPage(pathname).page.query, params), [pathname, params]);
}

/**
 * Returns a function that changes the page's parameters in the URL, unless the visitor has left the page. By default, the new
 * URL replaces the history entry.
 */
export function useChangeParams() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (changes: ParamChanges, { replace = true } = {}) => {
    // Reads the browser's URL: while React renders an earlier navigation, this URL is newer than the rendered one.
    const { location } = window;
    const hasLeftPage = location.pathname !== pathname;
    if (hasLeftPage) return;
    navigate(changedParams(new URLSearchParams(location.search), changes), { replace, state: KEEP_SCROLL });
  };
}

/** The place and the job of the current page as a query string, for links to pages that read them. */
export const useJobQuery = (): string => queryString(areaParams(searchedAreaIn(usePageParams())));
