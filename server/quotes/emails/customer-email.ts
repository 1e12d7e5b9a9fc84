import { BRAND } from "#contract/brand.ts";
import { askedFor, skipInWords } from "#contract/quote-words.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import { greeting } from "../greeting.ts";
import type { Recipient } from "../recipients.ts";
import type { WrittenQuote } from "../store.ts";

/** Only fields chosen from our lists: nobody may send free text to an address that they typed into the form. */
const SHOWN_FIELDS = new Set(["Skip size", "Hire date", "Hire length"]);

interface CustomerEmailDetails {
  companies: Recipient[];
  /** The place's name in our tables, or null if the typed location is not in them. */
  place: string | null;
  receiptUrl: string;
}

/** The confirmation to the customer: which companies receive the request, and the receipt link. */
export function customerEmailContent(
  quote: WrittenQuote,
  { companies, place, receiptUrl }: CustomerEmailDetails,
): EmailContent {
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
          ...askedFor(quote).filter(({ label }) => SHOWN_FIELDS.has(label)),
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
