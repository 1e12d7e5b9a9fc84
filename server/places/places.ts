import type { Place, PlaceSuggestion, SearchedPlace } from "#contract/places.ts";

/** What a search text means. A county or region also finds its own companies, whatever their distance. */
export type Resolution =
  | { kind: "place"; searched: SearchedPlace; counties: readonly string[] }
  | { kind: "text"; text: string };

export interface Places {
  resolve(text: string): Resolution;
  /** Up to 8 lines for the search box. */
  suggest(text: string): PlaceSuggestion[];
  /** Where a company stands: its postcode, else its location and county; null when neither is known. */
  locate(company: {
    postcode: string | null;
    location: string;
    county: string;
  }): Pick<Place, "latitude" | "longitude"> | null;
}
