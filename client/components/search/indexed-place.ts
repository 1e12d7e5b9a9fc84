import type { Place, PlaceKind } from "#contract/places.ts";

/**
 * Kinds of place whose pages search engines index. Postcodes and sectors are left out, because millions of their pages are
 * nearly identical.
 */
const INDEXED_KINDS: readonly PlaceKind[] = ["district", "town", "county", "region", "nation"];

/** Whether search engines index a page about a typed location: none, or a place of these kinds. Unknown text is excluded. */
export const isIndexedPlace = (location: string | undefined, place: Place | undefined): boolean =>
  location === undefined || (place !== undefined && INDEXED_KINDS.includes(place.kind));
