import { Hono } from "hono";
import { problem } from "#server/http/errors/errors.ts";
import type { Guides } from "./guides.ts";

/** To be mounted under `/api`. */
export const guideRoutes = (guides: Guides) =>
  new Hono()
    .get("/guides", (c) => {
      const featured = c.req.query("featured") || "false";
      if (featured !== "true" && featured !== "false") throw problem(400, "featured must be true or false");
      return c.json(featured === "true" ? guides.featured() : guides.list());
    })
    .get("/guides/:slug", (c) => {
      const guide = guides.find(c.req.param("slug"));
      if (!guide) throw problem(404, "Guide not found");
      return c.json(guide);
    });
