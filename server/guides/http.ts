import { Hono } from "hono";
import { problem } from "#server/http/errors.ts";
import type { Guides } from "./guides.ts";

/** To be mounted under `/api`. */
export const guideRoutes = (guides: Guides) =>
  new Hono()
    .get("/guides", (c) => c.json(c.req.query("featured") === "true" ? guides.featured() : guides.list()))
    .get("/guides/:slug", (c) => {
      const guide = guides.find(c.req.param("slug"));
      if (!guide) throw problem(404, "Guide not found");
      return c.json(guide);
    });
