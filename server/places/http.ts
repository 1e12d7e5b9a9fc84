import { placesQuery } from "#contract/places.ts";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { type Cached, jsonResponse } from "#server/http/cache/response-cache.ts";
import { parseInput } from "#server/http/input.ts";
import type { Places } from "./places.ts";

const read = (params: URLSearchParams) => parseInput(placesQuery, { q: params.get("q") ?? undefined });

export const placesCalls = ({ places, cached }: { places: Pick<Places, "suggest">; cached: Cached }) =>
  ({
    // A text that names no place is compared with all names of places, which is slow. The request queue limits this work.
    suggestPlaces: [cached({ read }, ({ query }) => jsonResponse(places.suggest(query.q)))],
  }) satisfies Partial<ApiHandlers>;
