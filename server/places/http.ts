import { Hono } from "hono";
import { placesQuery } from "#contract/places.ts";
import { type Cached, jsonResponse } from "#server/http/cache/response-cache.ts";
import { parseInput } from "#server/http/input.ts";
import type { Places } from "./places.ts";

interface PlacesRoutes {
  places: Pick<Places, "suggest">;
  cached: Cached;
}

const read = (params: URLSearchParams) => parseInput(placesQuery, { q: params.get("q") ?? undefined });

/** `GET /places?q=`: suggestions for the search box, mounted under `/api`. */
export const placesRoutes = ({ places, cached }: PlacesRoutes) =>
  // A text that names no place is compared with the names of all places twice. The request queue limits this work.
  new Hono().get(
    "/places",
    cached({ read }, ({ query }) => jsonResponse(places.suggest(query.q))),
  );
