import { type Location, useLocation, useNavigate } from "react-router";
import { areaParams, searchedAreaIn } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import { readPageQuery } from "#contract/page-query.ts";
import { matchPage } from "../routes.ts";
import { changedParams, type ParamChanges } from "../urls/company-search.ts";
import { KEEP_SCROLL } from "./use-scroll-restoration.ts";

/** Most parts of a page read the URL's parameters, and all get the same location, so each location is read once. */
function readOnce(read: (location: Location) => URLSearchParams) {
  const known = new WeakMap<Location, URLSearchParams>();
  return (location: Location): URLSearchParams => {
    const params = known.get(location) ?? read(location);
    known.set(location, params);
    return params;
  };
}

const urlParams = readOnce(({ search }) => new URLSearchParams(search));
const pageParams = readOnce((location) =>
  readPageQuery(matchPage(location.pathname).page.query, urlParams(location)),
);

/** The URL's parameters, unchecked. Administrator pages check the parameters that they use. */
export const useUrlParams = (): URLSearchParams => urlParams(useLocation());

/** The URL's parameters, checked. The server renders with the same parameters. */
export const usePageParams = (): URLSearchParams => pageParams(useLocation());

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
