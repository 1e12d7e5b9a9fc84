import { z } from "zod";

/** Settings for embedding a map in the browser. */
export const mapsConfigSchema = z
  .object({
    provider: z.literal("google"),
    load: z.enum(["visible", "press"]).meta({
      description:
        "When a page asks the service for a map: once it is near the viewport, or when a visitor presses a button",
    }),
    apiKey: z.string().nullable().meta({ description: "Null: the service's embed without a key is used" }),
  })
  .meta({ id: "MapsConfig" });
export type MapsConfig = z.output<typeof mapsConfigSchema>;
