import { BRAND } from "#contract/brand.ts";
import { FACT_LABELS, skipInWords, typedFacts, UNKNOWN_PLACE } from "#contract/quote-words.ts";
import type { Block } from "#server/mail/email-content.ts";
import type { WrittenQuote } from "../store.ts";

type TypedQuote = Omit<WrittenQuote, "reference" | "idempotencyKey" | "requestHash" | "selectedCompanies">;

/** For example "6 yard skip in Leeds, West Yorkshire", or only "6 yard skip". The place is never the typed text. */
export const skipInPlace = (quote: TypedQuote, place: string | null): string =>
  place ? `${skipInWords(quote)} in ${place}` : skipInWords(quote);

export const CUSTOMER_WROTE = "The customer wrote (not checked by us)";

const contact = (quote: TypedQuote) => [
  { label: "Name", text: quote.name },
  { label: "Phone", text: quote.phone, isPhone: true },
  { label: "Email", text: quote.email },
];

export const customerContact = (quote: TypedQuote): Block => ({
  kind: "typed",
  title: CUSTOMER_WROTE,
  facts: contact(quote),
});

/** `place` is null if the typed location is not in the place tables. */
export const customerWrote = (quote: TypedQuote, place: string | null): Block => ({
  kind: "typed",
  title: CUSTOMER_WROTE,
  facts: [
    ...contact(quote),
    ...typedFacts(quote).map((fact) =>
      fact.label === FACT_LABELS.location && place === null ? { ...fact, remark: UNKNOWN_PLACE } : fact,
    ),
  ],
});

const because = (reason: string) =>
  `${BRAND.name} is a directory of UK skip hire companies. You receive this because ${reason}`;

export const ASKED_FOR_QUOTES = because(
  "you asked companies for quotes with this address. We send no advertising",
);
export const GOT_REQUEST = because("we sent you this quote request before.");
