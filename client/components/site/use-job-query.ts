import { usePageParams } from "#client/navigation/use-page-params.ts";
import { areaParams, searchedAreaIn } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";

/** The place and the job of the current page as a query string, for links to pages that read them. */
export const useJobQuery = (): string => queryString(areaParams(searchedAreaIn(usePageParams())));
