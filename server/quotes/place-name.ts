import type { QuotesDeps } from "./deps.ts";
import type { WrittenQuote } from "./store.ts";

/** The place's name in the place tables, or null if the typed location is not in them. */
export function placeName(
  { places }: Pick<QuotesDeps, "places">,
  { location }: Pick<WrittenQuote, "location">,
): string | null {
  const resolution = places.resolve(location);
  return resolution.kind === "place" ? resolution.searched.place.label : null;
}
