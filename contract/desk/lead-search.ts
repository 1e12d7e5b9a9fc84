import { z } from "zod";
import { waitingLeadSchema } from "../leads.ts";
import { MAX_LINE, MAX_PAGE_SIZE, PAGE_SIZE } from "../limits.ts";
import { valuesOf } from "../options.ts";
import { line, requiredLine } from "../text/text.ts";
import { selectedIds } from "./list-schemas.ts";
import { AGES, LEAD_FILTERS, LEAD_ORDERS } from "./options.ts";

/** The body of `POST /api/leads/search`. It is a body because search texts are often personal data and URLs are logged. */
export const leadSearch = z.object({
  text: line("Search", MAX_LINE).optional().meta({
    description:
      "Part of the name, the company's name, the email address, the place or the details, or the telephone number in any spelling",
  }),
  filter: z.enum(valuesOf(LEAD_FILTERS), "filter is not known").optional(),
  age: z.enum(valuesOf(AGES), "age is not known").optional().meta({
    description: "When it was received: within so many days, or before them",
  }),
  sort: z.enum(valuesOf(LEAD_ORDERS), "sort is not known").default("newest"),
  page: z.int().min(1).max(1_000_000).default(1),
  limit: z.int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});
export type LeadSearch = z.output<typeof leadSearch>;

export const foundLeadsSchema = z
  .object({
    leads: z.array(waitingLeadSchema),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    totalPages: z.int(),
  })
  .meta({ id: "FoundLeads" });
export type FoundLeads = z.output<typeof foundLeadsSchema>;

/** The body of `POST /api/leads/bulk`. Refused applicants get an email with the reason; deleted ones get none. */
export const leadBulk = z.discriminatedUnion("action", [
  z.object({ action: z.literal("refuse"), ids: selectedIds, reason: requiredLine("A reason", 500) }),
  z.object({ action: z.literal("delete"), ids: selectedIds }),
]);
export type LeadBulk = z.output<typeof leadBulk>;
