import { queryOptions } from "@tanstack/react-query";
import type { CompanyPage } from "#contract/companies.ts";
import type { PlaceSuggestion } from "#contract/places.ts";
import { getJson, queryString } from "./request.ts";

/** In characters. Shorter texts match too many places for useful suggestions. */
export const SHORTEST_PLACE_TEXT = 2;

/** Places that an unknown location may mean. Null if the location is known. */
export const unknownPlaceQueryOptions = (location: string) =>
  queryOptions({
    queryKey: ["places", "unknown", location],
    queryFn: async () => {
      const query = queryString({ location, page: 1, limit: 1 });
      return (await getJson<CompanyPage>(`/api/companies${query}`)).suggestions ?? null;
    },
  });

export const placesQueryOptions = (text: string) =>
  queryOptions({
    queryKey: ["places", text],
    queryFn: () => getJson<PlaceSuggestion[]>(`/api/places${queryString({ q: text })}`),
    enabled: text.length >= SHORTEST_PLACE_TEXT,
  });
