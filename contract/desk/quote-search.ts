import { z } from "zod";
import { MAX_LINE } from "../limits.ts";
import { valuesOf } from "../options.ts";
import { line } from "../text/text.ts";
import { QUOTE_FILTERS } from "./options.ts";

/** Sent in a body, not in a URL, because search texts are often personal data and URLs are logged. */
export const quoteSearch = z.object({
  text: line("Search", MAX_LINE).optional().meta({
    description: "Reference, name, email address, place, company, or telephone number in any spelling",
  }),
  filter: z.enum(valuesOf(QUOTE_FILTERS), "filter is not known").optional(),
  page: z.int().min(1).max(1_000_000).optional(),
  limit: z.int().optional(),
});
export type QuoteSearch = z.output<typeof quoteSearch>;

export const resentSchema = z
  .object({ queued: z.int().meta({ description: "Emails that are on their way again" }) })
  .meta({ id: "ResentEmails" });
