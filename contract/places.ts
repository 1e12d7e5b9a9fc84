import { z } from "zod";
import { MAX_SEARCH_TEXT } from "./limits.ts";
import { cleanLine } from "./text/clean-text.ts";

const PLACE_KINDS = ["postcode", "sector", "district", "town", "county", "region", "nation"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

const query = z.string().meta({ description: "Text that finds exactly this place when it is searched for" });

export const placeSchema = z
  .object({
    label: z.string().meta({ examples: ["M1 1AE", "Newport, Wales", "Shropshire"] }),
    query,
    kind: z.enum(PLACE_KINDS),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({
    id: "Place",
    description: "A postcode, district, town or county turned into one point, in degrees",
  });
export type Place = z.output<typeof placeSchema>;

export const placeSuggestionSchema = placeSchema
  .pick({ label: true, query: true, kind: true })
  .meta({ id: "PlaceSuggestion" });
export type PlaceSuggestion = z.output<typeof placeSuggestionSchema>;

export const searchedPlaceSchema = z.object({
  place: placeSchema,
  note: z.string().nullable().meta({
    description: "Set when the place is not exactly what was typed: We can't find LS1 9ZZ; showing LS1 9",
  }),
  alternatives: z
    .array(placeSuggestionSchema)
    .meta({ description: "Other places of this name, likeliest first" }),
});
export type SearchedPlace = z.output<typeof searchedPlaceSchema>;

export const placesQuery = z.object({
  q: z
    .string()
    .overwrite(cleanLine)
    .max(MAX_SEARCH_TEXT, `A place name has at most ${MAX_SEARCH_TEXT} characters`)
    .default(""),
});
