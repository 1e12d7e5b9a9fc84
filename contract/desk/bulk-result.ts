import { z } from "zod";

/** How many of the selected rows an action changed. */
export const bulkResultSchema = z
  .object({
    changed: z.int(),
    unchanged: z
      .int()
      .meta({ description: "Those that were not there any more, or to which it does not apply" }),
  })
  .meta({ id: "BulkResult" });
export type BulkResult = z.output<typeof bulkResultSchema>;
