import { z } from "zod";
import { timestamp } from "./field-schemas.ts";
import { IMPORT_KINDS } from "./options.ts";

const importChangeSchema = z.object({ field: z.string(), from: z.string(), to: z.string() });
export type ImportChange = z.output<typeof importChangeSchema>;

const importRowSchema = z.object({
  line: z.int().meta({ description: "Line of the file the row begins on; the first line is 1" }),
  kind: z.enum(IMPORT_KINDS),
  companyId: z.int().nullable().meta({ description: "The company changed, or the one it may duplicate" }),
  name: z.string(),
  changes: z.array(importChangeSchema),
  reason: z.string().nullable().meta({ description: "Why the row was refused, or what it may duplicate" }),
  warning: z.string().nullable().meta({ description: "What is probably wrong with a row that is imported" }),
});
export type ImportRow = z.output<typeof importRowSchema>;

export const importReportSchema = z
  .object({
    applied: z.boolean(),
    counts: z.record(z.enum(IMPORT_KINDS), z.int()),
    ignoredColumns: z.array(z.string()).meta({ description: "Columns that match no field of a company" }),
    rows: z.array(importRowSchema),
  })
  .meta({ id: "ImportReport" });
export type ImportReport = z.output<typeof importReportSchema>;

export const lastImportSchema = z
  .object({
    id: z.int(),
    fileName: z.string().nullable(),
    added: z.int(),
    changed: z.int(),
    createdAt: timestamp,
  })
  .meta({ id: "LastImport" });
export type LastImport = z.output<typeof lastImportSchema>;
