import type { LoaderArgs } from "#client/page.ts";
import { placeQuery, understoodPlaceOf, understoodPlaceQueryOptions } from "#client/queries/places.ts";
import { useQuery } from "#client/queries/use-query.ts";

export function loadUnderstoodPlace(
  location: string,
  { services, queryClient }: Pick<LoaderArgs, "services" | "queryClient">,
) {
  const understood = understoodPlaceOf(services.companies.search(placeQuery(location)));
  queryClient.setQueryData(understoodPlaceQueryOptions(location).queryKey, understood);
}

/** Undefined without a location, or until the response arrives. */
export const useUnderstoodPlace = (location: string) =>
  useQuery({ ...understoodPlaceQueryOptions(location), enabled: location !== "" }).data;

export const usePlaceName = (location: string): string =>
  useUnderstoodPlace(location)?.searched?.place.label ?? location;
