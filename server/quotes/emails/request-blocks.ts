import { BRAND } from "#contract/brand.ts";
import {
  chosenFacts,
  FACT_LABELS,
  type Fact,
  skipInWords,
  typedFacts,
  UNKNOWN_PLACE,
} from "#contract/quote-words.ts";
import type { Block } from "#server/mail/email-content.ts";
import type { Recipient } from "../recipients.ts";
import type { WrittenQuote } from "../store.ts";

export interface RequestDetails {
  companies: Recipient[];
  /** The place's name in the place tables, or null if the typed location is not in them. */
  place: string | null;
  url: string;
}

type TypedQuote = Omit<WrittenQuote, "reference" | "idempotencyKey" | "requestHash" | "selectedCompanies">;

export const facts = (...all: Fact[]): Block => ({ kind: "facts", facts: all });
export const list = (title: string, items: string[]): Block => ({ kind: "list", title, items });
export const button = (label: string, url: string): Block => ({ kind: "button", label, url });

/** The place is never the typed text. */
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

export const referenceAndPlace = (quote: WrittenQuote, place: string | null): Block =>
  facts(
    { label: "Reference", text: quote.reference },
    ...(place ? [{ label: "Location", text: place }] : []),
    ...chosenFacts(quote),
  );

const because = (reason: string) =>
  `${BRAND.name} is a directory of UK skip hire companies. You receive this because ${reason}`;

export const GAVE_ADDRESS = because("your address was given with a quote request. We send no advertising.");
export const ASKED_FOR_QUOTES = because(
  "you asked companies for quotes with this address. We send no advertising",
);
export const GOT_REQUEST = because("we sent you this quote request before.");
