import { queryOptions } from "@tanstack/react-query";
import type { Guide, GuideSummary } from "#contract/guides.ts";
import { getJson, getJsonOrNull } from "./request.ts";

export const guidesQueryOptions = () =>
  queryOptions({
    queryKey: ["guides"],
    queryFn: () => getJson<GuideSummary[]>("/api/guides"),
  });

export const featuredGuidesQueryOptions = () =>
  queryOptions({
    queryKey: ["guides", "featured"],
    queryFn: () => getJson<GuideSummary[]>("/api/guides?featured=true"),
  });

/** A guide with its text, or null if no guide has this slug. */
export const guideQueryOptions = (slug: string) =>
  queryOptions({
    queryKey: ["guide", slug],
    queryFn: () => getJsonOrNull<Guide>(`/api/guides/${encodeURIComponent(slug)}`),
  });
