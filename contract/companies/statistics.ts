import { z } from "zod";
import { decimal } from "../field-schemas.ts";

const townCountsSchema = z.object({
  nation: z.string(),
  towns: z.array(z.object({ town: z.string(), companies: z.int() })),
});

export const directoryStatisticsSchema = z
  .object({
    companies: z.int(),
    verifiedCompanies: z.int(),
    reviews: z.int(),
    companiesWithEmail: z.int(),
    averageRating: decimal.nullable().meta({ description: "Mean of all reviews; null without reviews" }),
    topLocations: z.array(townCountsSchema),
    demonstration: z.boolean().meta({ description: "Whether the companies are invented" }),
  })
  .meta({ id: "DirectoryStatistics" });
export type DirectoryStatistics = z.output<typeof directoryStatisticsSchema>;
