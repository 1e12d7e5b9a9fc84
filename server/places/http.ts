import { Hono } from "hono";
import { placesQuery } from "#contract/places.ts";
import { readQuery } from "#server/http/input.ts";
import type { Places } from "./places.ts";

/** `GET /places?q=`: suggestions for the search box, mounted under `/api`. */
export const placesRoutes = (places: Pick<Places, "suggest">) =>
  new Hono().get("/places", (c) => c.json(places.suggest(readQuery(c, placesQuery).q)));
