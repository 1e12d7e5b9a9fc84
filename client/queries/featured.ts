import { queryOptions } from "@tanstack/react-query";
import type { GuideSummary } from "#contract/guides.ts";
import { getJson } from "./request.ts";

export const featuredGuidesQueryOptions = () =>
  queryOptions({
    queryKey: ["guides", "featured"],
    queryFn: () => getJson<GuideSummary[]>("/api/guides?featured=true"),
  });
