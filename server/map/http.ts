import { type ResultsMapQuery, resultsMapQuery } from "#contract/map/results-map.ts";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { type Cached, jsonResponse } from "#server/http/cache/response-cache.ts";
import { stillLoading } from "#server/http/errors/errors.ts";
import { parseInput } from "#server/http/input.ts";
import type { Services } from "#server/services.ts";

export function mapCalls({ companies, resultsMaps, cached }: Services & { cached: Cached }) {
  /** Keeps the job's parameters even if they change no result, because the links of the map contain them. */
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
