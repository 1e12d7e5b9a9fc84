import { z } from "zod";
import { JOB_SIZES } from "../job/job.ts";
import { mapFlags, SEARCH_FILTERS, type SearchFilter } from "./filters.ts";

export const areaPricesSchema = z
  .object({ size: z.literal(JOB_SIZES), from: z.int(), middle: z.int(), to: z.int(), companies: z.int() })
  .meta({
    id: "AreaPrices",
    description:
      "The middle half and the median of the prices that so many companies within the radius state for the size and the weeks. Without a size it is the one that most of them price. Companies that don't deliver to the place do not count, and filters change nothing",
  });
export type AreaPrices = z.output<typeof areaPricesSchema>;

const count = z.int();

/** A filter that needs a part of the search is counted only with it. */
const flagCounts = mapFlags((name): typeof count | z.ZodOptional<typeof count> => {
  const { needs }: SearchFilter = SEARCH_FILTERS[name];
  const counted = count.meta({ description: `Of companies that ${name}=1 keeps` });
  return needs ? counted.optional() : counted;
});

/** How many companies would remain with an option, together with all other filters of the search. */
export const facetsSchema = z
  .object({
    serves: z
      .object({ yes: count, probably: count })
      .optional()
      .meta({ description: "With a place. probably includes yes" }),
    size: z.record(z.string(), count).meta({ description: "By cubic yards" }),
    ...flagCounts,
    service: z.record(z.string(), count).meta({ description: "By name: the 24 commonest, commonest first" }),
  })
  .meta({ id: "Facets" });
export type Facets = z.output<typeof facetsSchema>;
