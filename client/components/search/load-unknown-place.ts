import type { LoaderArgs } from "#client/page.ts";
import { unknownPlaceQueryOptions } from "#client/queries/places.ts";

type UnknownPlaceArgs = Pick<LoaderArgs, "services" | "queryClient">;

/** Loads the places that an unknown location may mean, or null if the location is known. */
export function loadUnknownPlace(location: string, { services, queryClient }: UnknownPlaceArgs) {
  const { suggestions = null } = services.companies.search({ location, page: 1, limit: 1 });
  queryClient.setQueryData(unknownPlaceQueryOptions(location).queryKey, suggestions);
}
