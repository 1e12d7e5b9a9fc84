import { BRAND } from "#contract/brand.ts";
import { askedFor, skipInWords } from "#contract/quote-words.ts";
import type { Letter } from "#server/mail/email-template.ts";
import { greeting } from "../greeting.ts";
import type { Recipient } from "../recipients.ts";
import type { WrittenQuote } from "../store.ts";

/** Only choices from our own lists: anybody may have typed the address, and nobody shall send it words of their own. */
const CHOSEN = new Set(["Skip size", "Hire date", "Hire length"]);

interface Extras {
  companies: Recipient[];
  /** Our own name for the place, when what was typed is one. */
  place: string | null;
  receiptUrl: string;
}

/** Confirms to the customer who receives what. */
export function customerLetter(quote: WrittenQuote, { companies, place, receiptUrl }: Extras): Letter {
  const { reference } = quote;
  const where = place ? ` in ${place}` : "";
  return {
    subject: `Your quote request ${reference}: ${skipInWords(quote.skipSize)}${where}`,
    preview: "Who receives your request, and a link to its receipt.",
    heading: "Your quote request",
    blocks: [
      { kind: "text", text: greeting(quote.name) },
      {
        kind: "list",
        title: "Your request goes to:",
        items: companies.map(({ name, phone }) => (phone ? `${name}, ${phone}` : name)),
      },
      {
        kind: "text",
        text: "Each of them receives your name, phone number, email address and what you asked for, and will contact you within 24-48 hours. We pass your request on to nobody else.",
      },
      {
        kind: "facts",
        facts: [
          { label: "Reference", text: reference },
          ...(place ? [{ label: "Location", text: place }] : []),
          ...askedFor(quote).filter(({ label }) => CHOSEN.has(label)),
        ],
      },
      { kind: "button", label: "Open your receipt", url: receiptUrl },
      {
        kind: "text",
        text: "Your receipt shows what has been delivered. There you can say that you have chosen a company, or withdraw your request; we then tell the others. Keep the link to yourself: whoever has it can do the same.",
      },
      {
        kind: "text",
        text: "You did not ask for quotes? Then somebody typed your address, perhaps by mistake. Withdraw the request on the receipt and the companies will be told.",
      },
    ],
    reason: `${BRAND.name} is a directory of UK skip hire companies. You receive this because your address was given with a quote request. We send no advertising.`,
  };
}
