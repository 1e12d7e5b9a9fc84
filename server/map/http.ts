import { type ResultsMapQuery, resultsMapQuery } from "#contract/map/results-map.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { type Cached, jsonResponse } from "#server/http/cache/response-cache.ts";
import { stillLoading } from "#server/http/errors/errors.ts";
import { parseInput } from "#server/http/input.ts";
import type { ResultsMaps } from "./map.ts";

interface MapCalls {
  companies: Pick<Companies, "ready" | "canonicalQuery">;
  resultsMaps: ResultsMaps;
  cached: Cached;
}

export function mapCalls({ companies, resultsMaps, cached }: MapCalls) {
  /** Keeps the job even if it changes no result, because the links of the map contain it. */
  const read = (params: URLSearchParams): ResultsMapQuery => {
    const { firm, mapArea, ...search } = parseInput(resultsMapQuery, Object.fromEntries(params));
    const { size, date, weeks, stands, waste } = search;
    return { ...companies.canonicalQuery(search), size, date, weeks, stands, waste, firm, mapArea };
  };
  const drawResultsMap = cached({ read }, ({ query }) => {
    if (!companies.ready) throw stillLoading();
    return jsonResponse(resultsMaps.draw(query));
  });
  return { drawResultsMap: [drawResultsMap] } satisfies Partial<ApiHandlers>;
}
