import { askedFor, type Fact, skipInWords, UNKNOWN_PLACE } from "#contract/quote-words.ts";
import type { Block } from "#server/mail/email-content.ts";
import type { WrittenQuote } from "../store.ts";

type TypedQuote = Omit<WrittenQuote, "reference" | "idempotencyKey" | "requestHash" | "selectedCompanies">;

/** Fields chosen from our lists, so that their texts are ours. */
const CHOSEN_FIELDS = new Set(["Skip size", "Hire date", "Hire length"]);

export const chosenFacts = (quote: TypedQuote): Fact[] =>
  askedFor(quote).filter(({ label }) => CHOSEN_FIELDS.has(label));

/** "6 yard skip in Leeds, West Yorkshire", never with the place as it was typed. */
export const skipInPlace = ({ skipSize }: TypedQuote, place: string | null): string =>
  place ? `${skipInWords(skipSize)} in ${place}` : skipInWords(skipSize);

export const CUSTOMER_WROTE = "The customer wrote (not checked by us)";

/** Everything that the customer typed. `place` is null if the typed location is not in our tables. */
export const customerWrote = (quote: TypedQuote, place: string | null): Block => ({
  kind: "typed",
  title: CUSTOMER_WROTE,
  facts: [
    { label: "Name", text: quote.name },
    { label: "Phone", text: quote.phone, isPhone: true },
    { label: "Email", text: quote.email },
    ...askedFor(quote)
      .filter(({ label }) => !CHOSEN_FIELDS.has(label))
      .map((fact) =>
        fact.label === "Location" && place === null ? { ...fact, remark: UNKNOWN_PLACE } : fact,
      ),
  ],
});
