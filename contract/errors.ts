import { z } from "zod";
import { companySchema } from "./companies.ts";

/** The JSON body of every error under `/api`. `fields` contains messages by field name. */
export const errorBodySchema = z
  .object({
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    company: companySchema.optional().meta({
      description: "The company as it is now, if an edit was refused because it is another version",
    }),
  })
  .meta({ id: "Error", description: "What went wrong and what to do, in a sentence for people" });
export type ErrorBody = z.output<typeof errorBodySchema>;
