import type { LocationSearch } from "#contract/companies.ts";
import type { PlaceSuggestion } from "#contract/places.ts";
import type { WasteItem } from "#contract/plan/waste-items.ts";
import type { Places } from "#server/places/places.ts";

type NamedItem = Pick<WasteItem, "id" | "name">;
type SearchedPlace = { searched?: LocationSearch; suggestions?: PlaceSuggestion[]; items?: NamedItem[] };

/** What explains a location that is no place: places of a similar name, and items of waste that it names. */
export interface Explanations extends Pick<Places, "didYouMean"> {
  namedItems: (text: string) => NamedItem[];
}

/** What an answer says about its location: the place it was understood as, or similarly spelled places and items of waste. */
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
