import type { Place, PlaceKind } from "#contract/places.ts";

/** Search engines do not index the pages of postcodes and sectors, because millions of them are nearly identical. */
const INDEXED_KINDS: readonly PlaceKind[] = ["district", "town", "county", "region", "nation"];

/** A page without a location is indexed too. A page about an unknown text is not. */
export const isIndexedPlace = (location: string | undefined, place: Place | undefined): boolean =>
  location === undefined || (place !== undefined && INDEXED_KINDS.includes(place.kind));
