import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { areaParams, searchedAreaIn } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import { readPageQuery } from "#contract/page-query.ts";
import { matchPage } from "../routes.ts";
import { changedParams, type ParamChanges } from "../urls/company-search.ts";
import { KEEP_SCROLL } from "./use-scroll-restoration.ts";

/** The URL's parameters, unchecked. Administrator pages check the parameters that they use. */
export function useUrlParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The URL's parameters, checked. The server renders with the same parameters. */
export function usePageParams(): URLSearchParams {
  const { pathname } = useLocation();
  const params = useUrlParams();
  return useMemo(() => readPageQuery(matchPage(pathname).page.query, params), [pathname, params]);
}

/** The returned function does nothing after the visitor has left the page. By default, the new URL replaces the history entry. */
export function useChangeParams() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (changes: ParamChanges, { replace = true } = {}) => {
    // Reads the browser's URL. While React renders an earlier navigation, the browser's URL is newer than the rendered URL.
    const { location } = window;
    const hasLeftPage = location.pathname !== pathname;
    if (hasLeftPage) return;
    navigate(changedParams(new URLSearchParams(location.search), changes), { replace, state: KEEP_SCROLL });
  };
}

/** The query string for links to pages that read the place and the job from their URL. */
export const useJobQuery = (): string => queryString(areaParams(searchedAreaIn(usePageParams())));
