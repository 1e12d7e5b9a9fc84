import type { LoaderArgs } from "#client/page.ts";
import { placeQuery, understoodPlaceOf, understoodPlaceQueryOptions } from "#client/queries/places.ts";

/** Loads how a location is understood. */
export function loadUnderstoodPlace(
  location: string,
  { services, queryClient }: Pick<LoaderArgs, "services" | "queryClient">,
) {
  const understood = understoodPlaceOf(services.companies.search(placeQuery(location)));
  queryClient.setQueryData(understoodPlaceQueryOptions(location).queryKey, understood);
}
