import { Hono } from "hono";
import { permitsQuery } from "#contract/job/permits.ts";
import { type Cached, jsonResponse } from "#server/http/cache/response-cache.ts";
import { parseInput } from "#server/http/input.ts";
import type { Permits } from "./permits.ts";

interface PermitRoutes {
  permits: Pick<Permits, "find" | "canonicalQuery">;
  cached: Cached;
}

/** `GET /permits?location=`, mounted under `/api`: the authorities that may grant the permit for a skip on the road. */
export const permitRoutes = ({ permits, cached }: PermitRoutes) => {
  /** Different spellings of a place get the same key, as far as `canonicalQuery` allows. */
  const read = (params: URLSearchParams) =>
    permits.canonicalQuery(parseInput(permitsQuery, Object.fromEntries(params)));
  return new Hono().get(
    "/permits",
    cached({ read }, ({ query }) => jsonResponse(permits.find(query))),
  );
};
