import type { LoaderArgs } from "#client/page.ts";
import { placeQuery, understoodPlaceOf, understoodPlaceQueryOptions } from "#client/queries/places.ts";
import { type RoadJob, roadPermitQuery, roadPermitQueryOptions } from "#client/queries/road-permit.ts";
import { useQuery } from "#client/queries/use-query.ts";

type PlaceLoaderArgs = Pick<LoaderArgs, "services" | "queryClient">;

/** For a skip on the road: the permit, whose limits `JobNotice` and the quote forms say. */
export function loadRoadPermit(job: RoadJob, { services, queryClient }: PlaceLoaderArgs) {
  const { queryKey, enabled } = roadPermitQueryOptions(job);
  if (enabled)
    queryClient.setQueryData(queryKey, services.companies.search(roadPermitQuery(job)).permit ?? null);
}

export function loadUnderstoodPlace(job: RoadJob, args: PlaceLoaderArgs) {
  const { location } = job;
  if (!location) return;
  const understood = understoodPlaceOf(args.services.companies.search(placeQuery(location)));
  args.queryClient.setQueryData(understoodPlaceQueryOptions(location).queryKey, understood);
  loadRoadPermit(job, args);
}

/** Undefined without a location, or until the response arrives. */
export const useUnderstoodPlace = (location: string) =>
  useQuery({ ...understoodPlaceQueryOptions(location), enabled: location !== "" }).data;

export const usePlaceName = (location: string): string =>
  useUnderstoodPlace(location)?.searched?.place.label ?? location;
