import { Hono } from "hono";
import { resultsMapQuery } from "#contract/map/results-map.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { ReadQuery } from "#server/http/cache/cache-key.ts";
import { problem } from "#server/http/errors/errors.ts";
import { parseInput } from "#server/http/input.ts";
import type { ResultsMaps } from "./map.ts";

interface MapRoutes {
  companies: Pick<Companies, "ready">;
  resultsMaps: ResultsMaps;
}

/** Parses the query of a map to its canonical form. The job is part of it, because the links of the map contain the job. */
export function mapQueryReader(companies: Pick<Companies, "canonicalQuery">): ReadQuery {
  return (params) => {
    const { firm, mapArea, ...search } = parseInput(resultsMapQuery, Object.fromEntries(params));
    const { size, date, weeks, stands, waste } = search;
    return { ...companies.canonicalQuery(search), size, date, weeks, stands, waste, firm, mapArea };
  };
}

/** The map of search results, to be mounted under `/api`. */
export const mapRoutes = ({ companies, resultsMaps }: MapRoutes) =>
  new Hono().get("/map", (c) => {
    if (!companies.ready) {
      const message = "The directory is still loading. Please try again in a moment.";
      throw problem(503, message, undefined, { "retry-after": "5" });
    }
    return c.json(resultsMaps.draw(parseInput(resultsMapQuery, c.req.query())));
  });
