import { queryOptions } from "@tanstack/react-query";
import { queryString } from "#client/urls/query-string.ts";
import type { CompanyPage } from "#contract/companies.ts";
import { findCompanyPage } from "./companies.ts";
import { getJson } from "./request.ts";

/** In characters. Shorter texts match too many places for useful suggestions. */
export const SHORTEST_PLACE_TEXT = 2;

/** `searched` has the place that the server understood. `suggestions` and `placeHint` say what an unknown location may mean. */
export type UnderstoodPlace = Pick<CompanyPage, "total" | "searched" | "suggestions" | "placeHint">;

/** Leaves out wider radii, because the screens that need only the place have a field for the radius or search no radius. */
export const understoodPlaceOf = (page: UnderstoodPlace): UnderstoodPlace => ({
  total: page.total,
  searched: page.searched && { ...page.searched, wider: [] },
  suggestions: page.suggestions,
  placeHint: page.placeHint,
});

/** Requests page 2, because the server counts requests for a first page as searches. */
export const placeQuery = (location: string) => ({ location, page: 2, limit: 1 });

export const understoodPlaceQueryOptions = (location: string) =>
  queryOptions({
    queryKey: ["places", "understood", location] as const,
    queryFn: async () => understoodPlaceOf(await findCompanyPage(placeQuery(location))),
  });

export const placesQueryOptions = (text: string) =>
  queryOptions({
    queryKey: ["places", text],
    queryFn: () => getJson(`/api/places${queryString({ q: text })}`),
    enabled: text.length >= SHORTEST_PLACE_TEXT,
  });
