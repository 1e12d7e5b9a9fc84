import { Hono } from "hono";
import { guidesQuery } from "#contract/guides.ts";
import { type Cached, jsonResponse } from "#server/http/cache/response-cache.ts";
import { problem } from "#server/http/errors/errors.ts";
import { parseInput } from "#server/http/input.ts";
import type { Guides } from "./guides.ts";

interface GuideRoutes {
  guides: Guides;
  cached: Cached;
}

const read = (params: URLSearchParams) =>
  parseInput(guidesQuery, { featured: params.get("featured") ?? undefined });

/** The guides API, mounted under `/api`. */
export const guideRoutes = ({ guides, cached }: GuideRoutes) =>
  new Hono()
    .get(
      "/guides",
      cached({ read }, ({ query }) =>
        jsonResponse(query.featured === "true" ? guides.featured() : guides.list()),
      ),
    )
    .get(
      "/guides/:slug",
      cached({}, ({ params }) => {
        const guide = guides.find(params.slug ?? "");
        if (!guide) throw problem(404, "Guide not found");
        return jsonResponse(guide);
      }),
    );
