import { queryOptions } from "@tanstack/react-query";
import type { PlaceSuggestion } from "#contract/places.ts";
import { getJson, queryString } from "./request.ts";

/** Shorter texts match too many places for useful suggestions (characters). */
export const SHORTEST_PLACE_TEXT = 2;

export const placesQueryOptions = (text: string) =>
  queryOptions({
    queryKey: ["places", text],
    queryFn: () => getJson<PlaceSuggestion[]>(`/api/places${queryString({ q: text })}`),
    enabled: text.length >= SHORTEST_PLACE_TEXT,
  });
