import { useQuery } from "@tanstack/react-query";
import { unknownPlaceQueryOptions } from "#client/queries/places.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { UnknownPlace } from "./unknown-place.tsx";

/** True if companies were loaded for a location that is no known place. Their data then do not say who delivers there. */
export const isUnknownPlace = (
  location: string | undefined,
  companies: readonly Pick<ListedCompany, "serves">[],
): location is string =>
  location !== undefined && companies.length > 0 && companies.every(({ serves }) => serves === undefined);

interface UnknownPlaceNoticeProps {
  location: string | undefined;
  /** Companies that were loaded for the location. */
  companies: readonly Pick<ListedCompany, "serves">[];
}

/** Suggests places for an unknown location on pages that show companies without a search. */
export function UnknownPlaceNotice({ location = "", companies }: UnknownPlaceNoticeProps) {
  const { data } = useQuery({
    ...unknownPlaceQueryOptions(location),
    enabled: isUnknownPlace(location || undefined, companies),
  });
  return data ? <UnknownPlace location={location} suggestions={data} /> : null;
}
