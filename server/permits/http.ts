import { permitsQuery } from "#contract/job/permits.ts";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { type Cached, jsonResponse } from "#server/http/cache/response-cache.ts";
import { parseInput } from "#server/http/input.ts";
import type { Services } from "#server/services.ts";

export const permitCalls = ({ permits, cached }: Pick<Services, "permits"> & { cached: Cached }) => {
  /** Gives most spellings of a place the same cache key. */
  const read = (params: URLSearchParams) =>
    permits.canonicalQuery(parseInput(permitsQuery, Object.fromEntries(params)));
  return {
    findPermit: [cached({ read }, ({ query }) => jsonResponse(permits.find(query)))],
  } satisfies Partial<ApiHandlers>;
};
