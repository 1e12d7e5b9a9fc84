import type { LocationSearch } from "#contract/companies.ts";
import type { PlaceSuggestion } from "#contract/places.ts";
import type { WasteItem } from "#contract/plan/waste-items.ts";
import type { Places } from "#server/places/places.ts";

type NamedItem = Pick<WasteItem, "id" | "name">;
type SearchedPlace = { searched?: LocationSearch; suggestions?: PlaceSuggestion[]; items?: NamedItem[] };

/**
 * Explains a location that is not a place. Its text can be a misspelt place, or a waste item such as "mattress" that the
 * visitor typed in the field for a place.
 */
export interface Explanations extends Pick<Places, "didYouMean"> {
  namedItems: (text: string) => NamedItem[];
}

/** What a response says about its location: the place that was found, or similar place names and waste items. */
export function searchedPlace(
  places: Explanations,
  location: string | undefined,
  searched: LocationSearch | undefined,
): SearchedPlace {
  if (searched) return { searched };
  if (!location?.trim()) return {};
  const items = places.namedItems(location);
  return { suggestions: places.didYouMean(location), ...(items.length > 0 && { items }) };
}
