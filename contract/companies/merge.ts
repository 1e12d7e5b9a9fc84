import { z } from "zod";

export const mergeBody = z.object({
  companyId: z.int("companyId must be a whole number").positive().meta({
    description: "The entry that disappears. The company in the path stays",
  }),
});

export const mergeSchema = z
  .object({
    mergeId: z.int().meta({ description: "The merge can be undone by this number" }),
    filled: z.array(z.string()).meta({ description: "The fields that were empty and now hold something" }),
    reviews: z.int().meta({ description: "How many reviews were moved" }),
    requests: z.int().meta({ description: "How many quote requests were moved" }),
  })
  .meta({ id: "Merge" });
export type Merge = z.output<typeof mergeSchema>;

export const mergePreviewSchema = mergeSchema
  .omit({ mergeId: true })
  .extend({
    fields: z
      .array(z.object({ field: z.string(), text: z.string() }))
      .meta({ description: "What the company that stays would say, as in an exported file" }),
    lost: z.array(z.object({ field: z.string(), text: z.string(), kept: z.string() })).meta({
      description:
        "What only the entry that disappears says, with what the company that stays would say instead; empty if it would say nothing",
    }),
  })
  .meta({ id: "MergePreview" });
export type MergePreview = z.output<typeof mergePreviewSchema>;
