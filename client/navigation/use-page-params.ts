import { useMemo } from "react";
import { useLocation } from "react-router";
import { readPageQuery } from "#contract/page-query.ts";
import { matchPage } from "../routes.ts";

/** The parameters of the page in the URL. The server renders with the same parameters, so use this instead of `useSearchParams`. */
export function usePageParams(): URLSearchParams {
  const { pathname, search } = useLocation();
  return useMemo(
    () => readPageQuery(matchPage(pathname).page.query, new URLSearchParams(search)),
    [pathname, search],
  );
}
