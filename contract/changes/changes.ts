import { z } from "zod";
import { timestamp } from "../field-schemas.ts";
import { MAX_SEARCH_TEXT } from "../limits.ts";
import { CHANGE_AUTHORS } from "../options.ts";
import { lineOfText } from "../text/text.ts";
import { CHANGE_FILTERS, CHANGE_KINDS } from "./options.ts";

const WHICH_PAGE = "page must be a whole number from 1";

export const changesQuery = z.object({
  search: lineOfText("search must be text")
    .max(MAX_SEARCH_TEXT, "search is too long")
    .optional()
    .meta({ description: "Part of a company's name or its id, or the reference of a deleted request" }),
  what: z.enum(CHANGE_FILTERS, "what must be a kind of change").optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, WHICH_PAGE)
    .transform(Number)
    .optional()
    .meta({ type: "integer" }),
});
export type ChangesQuery = z.output<typeof changesQuery>;

const fieldChangeSchema = z.object({
  field: z.string(),
  before: z.unknown().meta({ description: "As in a company. Null or empty if nothing was said" }),
  after: z.unknown(),
});
export type FieldChange = z.output<typeof fieldChangeSchema>;

const importedSchema = z.object({
  fileName: z.string().nullable(),
  added: z.int(),
  changed: z.int(),
  companies: z
    .array(
      z.object({
        id: z.int(),
        name: z.string(),
        isNew: z.boolean(),
        fields: z.array(fieldChangeSchema),
      }),
    )
    .meta({ description: "The first companies of the file, while the import can be undone" }),
});

const reviewSchema = z.object({
  id: z.int(),
  customerName: z.string(),
  rating: z.int(),
  title: z.string(),
  content: z.string(),
});

const changeSchema = z
  .object({
    id: z.string(),
    kind: z.enum(CHANGE_KINDS),
    by: z.enum(CHANGE_AUTHORS),
    company: z
      .object({
        id: z.int(),
        name: z
          .string()
          .nullable()
          .meta({ description: "Null if the company was removed at its wish, or was a draft" }),
        isStored: z.boolean().meta({ description: "False if it was taken out or removed" }),
      })
      .nullable(),
    merged: z
      .object({ id: z.int(), name: z.string() })
      .nullable()
      .meta({ description: "The entry that was merged into the company, or that is a different one" }),
    request: z.string().nullable().meta({
      description:
        "The reference of a quote request, the number of a listing request, or a file of our tables. Nothing else of it is kept",
    }),
    fields: z.array(fieldChangeSchema),
    review: reviewSchema.nullable().meta({ description: "While the review exists or is kept" }),
    reason: z.string().nullable().meta({ description: "Why a review was removed or kept" }),
    imported: importedSchema.nullable(),
    canUndo: z.boolean(),
    keptUntil: timestamp.nullable().meta({ description: "Until when something removed can come back" }),
    undoneAt: timestamp.nullable(),
    createdAt: timestamp,
  })
  .meta({ id: "Change" });
export type Change = z.output<typeof changeSchema>;

export const changePageSchema = z
  .object({
    changes: z.array(changeSchema),
    total: z.int(),
    page: z.int(),
    totalPages: z.int(),
  })
  .meta({ id: "ChangePage" });
export type ChangePage = z.output<typeof changePageSchema>;

export const changePathParams = z.object({
  id: z.string().regex(/^(edit|entry|merge)-\d{1,15}$/, "id must be that of a change, such as edit-12"),
});

export const undoneSchema = z.object({ undone: z.literal(true) }).meta({ id: "UndoneChange" });
