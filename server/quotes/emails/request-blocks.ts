import type { Offer } from "#contract/answers/answers.ts";
import { BRAND } from "#contract/brand.ts";
import { longWeekday } from "#contract/dates.ts";
import { apartOfPrice } from "#contract/job/collected-apart.ts";
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
import { dayAsked } from "../request-facts.ts";
import type { QuoteRow, WrittenQuote } from "../store.ts";

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

/** Emails show this sentence beside prices of companies. Empty if no waste of the job is kept apart. */
export const apartBlock = ({ job }: Pick<QuoteRow, "job">): string[] => {
  const sentence = apartOfPrice(job?.waste ?? []);
  return sentence ? [sentence] : [];
};

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

/** A company can offer a later day than the one asked for. So after the choice, the fact says whose day each is. */
export function choiceFacts(
  quote: QuoteRow,
  offer: Pick<Offer, "earliestDate"> | null,
  words: { asked: string; offered: string },
): Fact[] {
  const asked = dayAsked(quote);
  const days = [
    asked && `${words.asked} ${longWeekday(asked)}.`,
    offer?.earliestDate && `${words.offered} from ${longWeekday(offer.earliestDate)}.`,
  ].filter(Boolean);
  const others = chosenFacts(quote).filter(({ label }) => label !== FACT_LABELS.delivery);
  return days.length > 0 ? [{ label: FACT_LABELS.delivery, text: days.join(" ") }, ...others] : others;
}

const because = (reason: string) =>
  `${BRAND.name} is a directory of UK skip hire companies. You receive this because ${reason}`;

export const GAVE_ADDRESS = because("your address was given with a quote request. We send no advertising.");
export const ASKED_FOR_QUOTES = because(
  "you asked companies for quotes with this address. We send no advertising",
);
export const GOT_REQUEST = because("we sent you this quote request before.");
