import type { LocationSearch } from "#contract/companies.ts";
import type { PlaceSuggestion } from "#contract/places.ts";
import type { Places } from "#server/places/places.ts";

type SearchedPlace = { searched?: LocationSearch; suggestions?: PlaceSuggestion[] };

/** What an answer says about its location: the place it was understood as, or similarly spelled places. */
export function searchedPlace(
  places: Pick<Places, "didYouMean">,
  location: string | undefined,
  searched: LocationSearch | undefined,
): SearchedPlace {
  if (searched) return { searched };
  return location?.trim() ? { suggestions: places.didYouMean(location) } : {};
}
