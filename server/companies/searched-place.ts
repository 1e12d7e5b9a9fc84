import type { CompanyPage, LocationSearch } from "#contract/companies.ts";
import type { Places } from "#server/places/places.ts";
import type { WasteItems } from "#server/waste-items/waste-items.ts";

type SearchedPlace = Pick<CompanyPage, "searched" | "suggestions" | "placeHint" | "items">;

/**
 * Explains a location that is not a place. Its text can be a misspelt place, or a waste item such as "mattress" that the
 * visitor typed in the field for a place.
 */
export interface Explanations extends Pick<Places, "explainUnknown"> {
  wasteItems: Pick<WasteItems, "named" | "correct">;
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
  // A text that resembles a place is more likely a misspelt place than a misspelt item.
  const items = namedItems(places.wasteItems, location, suggestions.length === 0);
  return { suggestions, ...(placeHint && { placeHint }), ...(items.length > 0 && { items }) };
}

function namedItems(wasteItems: Explanations["wasteItems"], text: string, mayBeMisspelt: boolean) {
  const items = wasteItems.named(text);
  if (items.length > 0 || !mayBeMisspelt) return items;
  const corrected = wasteItems.correct(text);
  return corrected === null ? [] : wasteItems.named(corrected);
}
