import { z } from "zod";

/** The JSON body of every error under `/api`. `fields` contains messages by field name. */
export const errorBodySchema = z
  .object({ message: z.string(), fields: z.record(z.string(), z.string()).optional() })
  .meta({ id: "Error", description: "What went wrong and what to do, in a sentence for people" });
export type ErrorBody = z.output<typeof errorBodySchema>;
