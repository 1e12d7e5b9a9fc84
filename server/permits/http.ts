import { Hono } from "hono";
import { permitsQuery } from "#contract/job/permits.ts";
import type { ReadQuery } from "#server/http/cache/cache-key.ts";
import { parseInput, readQuery } from "#server/http/input.ts";
import type { Permits } from "./permits.ts";

/** Reads a query for the response cache. Different spellings of a place get the same key, as far as `canonicalQuery` allows. */
export const permitsQueryReader =
  (permits: Pick<Permits, "canonicalQuery">): ReadQuery =>
  (params) => ({ ...permits.canonicalQuery(parseInput(permitsQuery, Object.fromEntries(params))) });

/** `GET /permits?location=`, mounted under `/api`: the authorities that may grant the permit for a skip on the road. */
export const permitRoutes = (permits: Pick<Permits, "find">) =>
  new Hono().get("/permits", (c) => c.json(permits.find(readQuery(c, permitsQuery))));
