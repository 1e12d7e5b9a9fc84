import { z } from "zod";
import { timestamp } from "./field-schemas.ts";

export const guideSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    content: z.string().meta({ description: "HTML made from the guide's Markdown" }),
    imageUrl: z.string().nullable(),
    imageAlt: z.string().nullable().meta({ description: "Text alternative of the picture" }),
    featured: z.boolean(),
    createdAt: timestamp,
    rulesChecked: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .meta({ description: "The month in which facts and rules were last checked", examples: ["2026-11"] }),
  })
  .meta({ id: "Guide" });
export type Guide = z.output<typeof guideSchema>;

export const guideSummarySchema = guideSchema
  .omit({ content: true, rulesChecked: true })
  .meta({ id: "GuideSummary" });
export type GuideSummary = z.output<typeof guideSummarySchema>;

const FEATURED = "featured must be true or false";

export const guidesQuery = z.object({ featured: z.enum(["true", "false", ""], FEATURED).optional() });
