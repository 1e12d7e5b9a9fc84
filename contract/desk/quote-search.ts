import { z } from "zod";
import { MAX_LINE } from "../limits.ts";
import { line } from "../text/text.ts";

/**
 * - unconfirmed: waits for the customer to confirm the address
 * - unanswered: is open, and no company has answered
 * - answered: is open, and a company has answered
 * - chosen: the customer has chosen a company
 * - withdrawn: the customer has withdrawn it
 * - failed: an email about it failed
 */
export const QUOTE_FILTERS = [
  { value: "unconfirmed", label: "Not confirmed by the customer" },
  { value: "unanswered", label: "Not answered" },
  { value: "answered", label: "Answered" },
  { value: "chosen", label: "A company is chosen" },
  { value: "withdrawn", label: "Withdrawn" },
  { value: "failed", label: "An email failed" },
] as const;
export type QuoteFilter = (typeof QUOTE_FILTERS)[number]["value"];

/** The body of `POST /api/quotes/search`. What is searched is often personal, so it does not stand in an address. */
export const quoteSearch = z.object({
  text: line("Search", MAX_LINE).optional().meta({
    description: "Reference, name, email address, place, company, or telephone number in any spelling",
  }),
  filter: z
    .enum(
      QUOTE_FILTERS.map(({ value }) => value),
      "filter is not known",
    )
    .optional(),
  before: z.int().positive().optional().meta({ description: "Continues after the quote with this id" }),
  limit: z.int().optional(),
});
export type QuoteSearch = z.output<typeof quoteSearch>;
