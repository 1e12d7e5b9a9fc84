export type PlaceKind = "postcode" | "sector" | "district" | "town" | "county" | "region" | "nation";

/** A postcode, district, town or county turned into one point. */
export interface Place {
  /** What to call it: "M1 1AE", "Newport, Wales", "Shropshire". */
  label: string;
  /** Text that, typed into the search box, finds exactly this place again. */
  query: string;
  kind: PlaceKind;
  latitude: number;
  longitude: number;
}

/** One line under the search box while somebody types. */
export interface PlaceSuggestion {
  label: string;
  /** What is searched for when the line is chosen. */
  query: string;
  kind: PlaceKind;
}

/** What a search text turned out to mean. */
export interface SearchedPlace {
  place: Place;
  /** Said above the results when the answer is not exactly what was typed ("LS1 9ZZ is not in use; showing LS1 9"). */
  note: string | null;
  /** Other places of the same name, most likely first. */
  alternatives: PlaceSuggestion[];
}
