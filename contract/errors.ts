import { z } from "zod";

/** Every error under `/api` is this JSON. `fields` ties a message to the field it is about. */
export const errorBodySchema = z
  .object({ message: z.string(), fields: z.record(z.string(), z.string()).optional() })
  .meta({ id: "Error", description: "What went wrong and what to do, in a sentence for people" });
export type ErrorBody = z.output<typeof errorBodySchema>;
