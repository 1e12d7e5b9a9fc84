import { z } from "zod";
import type { DeliveryKind, DeliveryState } from "./deliveries.ts";
import { honeypot } from "./honeypot.ts";
import { MAX_COMPANIES_PER_QUOTE } from "./limits.ts";
import { directoryQuoteForm, pageQuoteForm } from "./quote-form.ts";
import type { Fact } from "./quote-words.ts";

const NONE_SELECTED =
  "No companies selected - Please select at least one company to send your quote request.";
const TOO_MANY = `Maximum reached - You can select up to ${MAX_COMPANIES_PER_QUOTE} companies for quotes.`;

/** Only the ids are trusted; a company named twice is asked once. */
const companies = z
  .array(z.object({ id: z.number("Each company needs its id").int().positive() }), NONE_SELECTED)
  .min(1, NONE_SELECTED)
  .transform((chosen) => [...new Set(chosen.map(({ id }) => id))])
  .refine((ids) => ids.length <= MAX_COMPANIES_PER_QUOTE, TOO_MANY);

const sent = { companies, website: honeypot };

/** The two forms are told apart by the fields only the `/quote` page has. */
const namingItsForm = (body: unknown) =>
  typeof body === "object" && body !== null
    ? { ...body, form: "hireDuration" in body || "hireDate" in body ? "page" : "directory" }
    : body;

/** What a visitor sends to `POST /api/quotes`, from either form. `companies` comes out as ids. */
export const newQuote = z.preprocess(
  namingItsForm,
  z.discriminatedUnion(
    "form",
    [
      directoryQuoteForm.extend({ ...sent, form: z.literal("directory") }),
      pageQuoteForm.extend({ ...sent, form: z.literal("page") }),
    ],
    "The request must be a quote request",
  ),
);
export type NewQuote = z.output<typeof newQuote>;

/** The answer to `POST /api/quotes`. */
export interface QuoteAccepted {
  id: number;
  reference: string;
  /** No mail server is set: the request was recorded, and nobody is written to. */
  testMode: boolean;
  receiptUrl: string;
  companies: { id: number; name: string }[];
}

/** One e-mail about a quote, as the administrator sees it. */
export interface QuoteDelivery {
  id: string;
  kind: DeliveryKind;
  companyId: number | null;
  recipient: string;
  state: DeliveryState;
  attempts: number;
  lastError: string | null;
  /** When the next attempt is due; null when there is none. */
  nextAttemptAt: string | null;
  sentAt: string | null;
}

/** A quote request as the administrator sees it. Timestamps are ISO 8601. */
export interface Quote {
  id: number;
  reference: string;
  name: string;
  email: string;
  phone: string;
  location: string;
  skipSize: string;
  wasteType: string;
  hireLength: string | null;
  hireDate: string | null;
  additionalInfo: string | null;
  /** JSON: a list of companies, each with `id` and `name`. */
  selectedCompanies: string;
  status: string;
  chosenCompanyId: number | null;
  chosenAt: string | null;
  withdrawnAt: string | null;
  createdAt: string;
  deliveries: QuoteDelivery[];
}

/** The query of `GET /api/quotes`: newest first, going on before a quote already read. */
export const quotesQuery = z.object({
  before: z.coerce.number("before must be the id of a quote").int().positive().optional(),
  limit: z.coerce.number("limit must be a number").int().optional(),
});
export type QuotesQuery = z.output<typeof quotesQuery>;

/** What the holder of a receipt link sees. */
export interface QuoteReceipt {
  reference: string;
  createdAt: string;
  testMode: boolean;
  /** The customer's own details, the telephone number down to its last digits. */
  name: string;
  email: string;
  phoneEnding: string;
  asked: Fact[];
  companies: QuoteReceiptCompany[];
  chosenCompanyId: number | null;
  withdrawnAt: string | null;
}

export interface QuoteReceiptCompany {
  id: number;
  name: string;
  phone: string | null;
  state: DeliveryState;
}

/** The body of `POST /api/receipts/:token/choose`. */
export const choice = z.object({ companyId: z.number("Choose one of the companies").int().positive() });
