import type { CompanyPage, LocationSearch } from "#contract/companies.ts";
import type { WasteItem } from "#contract/plan/waste-items.ts";
import type { Places } from "#server/places/places.ts";

type NamedItem = Pick<WasteItem, "id" | "name">;
type SearchedPlace = Pick<CompanyPage, "searched" | "suggestions" | "placeHint" | "items">;

/**
 * Explains a location that is not a place. Its text can be a misspelt place, or a waste item such as "mattress" that the
 * visitor typed in the field for a place.
 */
export interface Explanations extends Pick<Places, "explainUnknown"> {
  namedItems: (text: string) => NamedItem[];
}

/** What a response says about its location: the place that was found, or what the text may mean instead. */
export function searchedPlace(
  places: Explanations,
  location: string | undefined,
  searched: LocationSearch | undefined,
): SearchedPlace {
  if (searched) return { searched };
  if (!location?.trim()) return {};
  const { suggestions, placeHint } = places.explainUnknown(location);
  const items = places.namedItems(location);
  return { suggestions, ...(placeHint && { placeHint }), ...(items.length > 0 && { items }) };
}
