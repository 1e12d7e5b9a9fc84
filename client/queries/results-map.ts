import { queryOptions } from "@tanstack/react-query";
import { queryString } from "#client/urls/query-string.ts";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { ResultsMapQuery, ResultsMapResponse } from "#contract/map/results-map.ts";
import { getJson } from "./request.ts";

/**
 * The first part of a map's query key. The page contains the drawing as markup, so `dehydrateQueries` leaves it out of the
 * embedded data.
 */
export const RESULTS_MAP = "results-map";

/** The drawing is null if the page already contains it. */
export type PageMap = Omit<ResultsMapResponse, "svg"> & { svg: string | null };

export const isMapOpen = (params: URLSearchParams): boolean => params.get("view") === "map";

export function mapQueryFrom(
  params: URLSearchParams,
  { page: _page, limit: _limit, ...search }: Partial<CompaniesQuery>,
): Partial<ResultsMapQuery> {
  return {
    ...search,
    firm: Number(params.get("firm")) || undefined,
    mapArea: params.get("mapArea") ?? undefined,
  };
}

export const fetchResultsMap = (query: Partial<ResultsMapQuery>) => getJson(`/api/map${queryString(query)}`);

export const resultsMapQueryOptions = (query: Partial<ResultsMapQuery>) =>
  queryOptions({
    queryKey: [RESULTS_MAP, query] as const,
    queryFn: (): Promise<PageMap> => fetchResultsMap(query),
  });
