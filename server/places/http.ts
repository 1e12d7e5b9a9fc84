import { Hono } from "hono";
import { MAX_SEARCH_TEXT } from "#contract/limits.ts";
import { problem } from "#server/http/errors/errors.ts";
import type { Places } from "./places.ts";

/** `GET /places?q=`: lines for the search box while somebody types; to be mounted under `/api`. */
export const placesRoutes = (places: Pick<Places, "suggest">) =>
  new Hono().get("/places", (c) => {
    const text = c.req.query("q") ?? "";
    if (text.length > MAX_SEARCH_TEXT) {
      throw problem(400, `A place name has at most ${MAX_SEARCH_TEXT} characters`);
    }
    return c.json(places.suggest(text));
  });
