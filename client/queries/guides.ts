import { queryOptions } from "@tanstack/react-query";
import type { Guide, GuideSummary } from "#contract/guides.ts";
import { getJson, getJsonOrNull } from "./request.ts";

export const guidesQuery = () =>
  queryOptions({
    queryKey: ["guides"],
    queryFn: ({ signal }) => getJson<GuideSummary[]>("/api/guides", signal),
  });

export const featuredGuidesQuery = () =>
  queryOptions({
    queryKey: ["guides", "featured"],
    queryFn: ({ signal }) => getJson<GuideSummary[]>("/api/guides?featured=true", signal),
  });

/** One guide with its text, or null when there is none of this slug. */
export const guideQuery = (slug: string) =>
  queryOptions({
    queryKey: ["guide", slug],
    queryFn: ({ signal }) => getJsonOrNull<Guide>(`/api/guides/${encodeURIComponent(slug)}`, signal),
  });
