import { z } from "zod";
import { paging } from "../companies.ts";
import { waitingLeadSchema } from "../leads.ts";
import { MAX_LINE } from "../limits.ts";
import { valuesOf } from "../options.ts";
import { line } from "../text/text.ts";
import { searchPage } from "./list-schemas.ts";
import { LEAD_FILTERS, LEAD_ORDERS } from "./options.ts";

/** Sent in a body, not in a URL, because search texts are often personal data and URLs are logged. */
export const leadSearch = z.object({
  text: line("Search", MAX_LINE).optional().meta({
    description:
      "Part of the name, the company's name, the email address, the place or the details, or the telephone number in any spelling",
  }),
  filter: z.enum(valuesOf(LEAD_FILTERS), "filter is not known").optional(),
  sort: z.enum(valuesOf(LEAD_ORDERS), "sort is not known").default("newest"),
  ...searchPage,
});
export type LeadSearch = z.output<typeof leadSearch>;

export const foundLeadsSchema = z
  .object({
    leads: z.array(waitingLeadSchema),
    ...paging,
  })
  .meta({ id: "FoundLeads" });
export type FoundLeads = z.output<typeof foundLeadsSchema>;
