import { z } from "zod";
import { companiesQuery } from "../companies/company-queries.ts";
import { listedCompanySchema } from "../companies.ts";
import { formatMapArea, parseMapArea } from "./map-area.ts";

export const MAX_MAP_COMPANIES = 500;

export const resultsMapQuery = companiesQuery.omit({ page: true, limit: true }).extend({
  firm: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, "firm must be the id of a company")
    .transform(Number)
    .optional()
    .meta({ type: "integer", description: "The company in hand, whose delivery area is drawn" }),
  mapArea: z
    .string()
    .transform((text, context) => {
      const area = parseMapArea(text);
      if (area) return formatMapArea(area);
      context.addIssue("mapArea must be a latitude, a longitude and kilometres, separated by commas");
      return z.NEVER;
    })
    .optional()
    .meta({
      type: "string",
      description: "Latitude and longitude of the centre, and kilometres from there to each side",
    }),
});
export type ResultsMapQuery = z.output<typeof resultsMapQuery>;

const mapCompanySchema = listedCompanySchema.extend({
  area: z.string().meta({ description: "Where it says it delivers, and how that is drawn" }),
});
export type MapCompany = z.output<typeof mapCompanySchema>;

export const resultsMapSchema = z
  .object({
    svg: z.string().meta({ description: "The map, as an SVG element to place in a page" }),
    total: z.int().meta({ description: "Companies that the search finds" }),
    placed: z.int().meta({ description: `Companies on the map, of the first ${MAX_MAP_COMPANIES} found` }),
    unplaced: z.int().meta({ description: "Companies of these whose position is not known" }),
    firm: mapCompanySchema.nullable().meta({ description: "The company in hand, if the search finds it" }),
  })
  .meta({ id: "ResultsMap", description: "The results of a search on a map" });
export type ResultsMapResponse = z.output<typeof resultsMapSchema>;
