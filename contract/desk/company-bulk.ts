import { z } from "zod";
import { selectedIds } from "./list-schemas.ts";
import { BULK_ACTIONS } from "./options.ts";

export const companyBulk = z.object({
  ids: selectedIds,
  action: z.enum(BULK_ACTIONS, "action is not known").meta({
    description:
      "publish: drafts become public, as confirmed today. Other listings stay as they are. pause: no requests for a year, or until the company or resume ends the pause. remove: the listing is not public any more; its company cannot undo that",
  }),
});
export type CompanyBulk = z.output<typeof companyBulk>;

export const bulkEditSchema = z
  .object({
    changeIds: z.array(z.int()).meta({ description: "One of each company changed. They undo it" }),
    unchanged: z.int().meta({ description: "Companies that were so before, or to which it does not apply" }),
  })
  .meta({ id: "BulkEdit" });
export type BulkEdit = z.output<typeof bulkEditSchema>;
