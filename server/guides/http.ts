import { guidesQuery } from "#contract/guides.ts";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { type Cached, jsonResponse } from "#server/http/cache/response-cache.ts";
import { problem } from "#server/http/errors/errors.ts";
import { parseInput } from "#server/http/input.ts";
import type { Guides } from "./guides.ts";

const read = (params: URLSearchParams) =>
  parseInput(guidesQuery, { featured: params.get("featured") ?? undefined });

export const guideCalls = ({ guides, cached }: { guides: Guides; cached: Cached }) =>
  ({
    listGuides: [
      cached({ read }, ({ query }) =>
        jsonResponse(query.featured === "true" ? guides.featured() : guides.list()),
      ),
    ],
    getGuide: [
      cached({}, ({ params }) => {
        const guide = guides.find(params.slug ?? "");
        if (!guide) throw problem(404, "Guide not found");
        return jsonResponse(guide);
      }),
    ],
  }) satisfies Partial<ApiHandlers>;
