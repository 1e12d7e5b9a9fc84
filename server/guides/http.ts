import { Hono } from "hono";
import { guidesQuery } from "#contract/guides.ts";
import { problem } from "#server/http/errors/errors.ts";
import { readQuery } from "#server/http/input.ts";
import type { Guides } from "./guides.ts";

/** The guides API, mounted under `/api`. */
export const guideRoutes = (guides: Guides) =>
  new Hono()
    .get("/guides", (c) => {
      const { featured } = readQuery(c, guidesQuery);
      return c.json(featured === "true" ? guides.featured() : guides.list());
    })
    .get("/guides/:slug", (c) => {
      const guide = guides.find(c.req.param("slug"));
      if (!guide) throw problem(404, "Guide not found");
      return c.json(guide);
    });
