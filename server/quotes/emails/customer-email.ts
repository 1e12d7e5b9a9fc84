import { BRAND } from "#contract/brand.ts";
import { chosenFacts } from "#contract/quote-words.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { Recipient } from "../recipients.ts";
import type { WrittenQuote } from "../store.ts";
import { skipInPlace } from "./request-blocks.ts";

interface CustomerEmailDetails {
  companies: Recipient[];
  /** The place's name in the place tables, or null if the typed location is not in them. */
  place: string | null;
  receiptUrl: string;
}

/** Has nothing that the visitor typed, because otherwise anybody could send messages to any address. */
export function customerEmailContent(
  quote: WrittenQuote,
  { companies, place, receiptUrl }: CustomerEmailDetails,
): EmailContent {
  const { reference } = quote;
  return {
    subject: `Your quote request ${reference}: ${skipInPlace(quote, place)}`,
    preview: "Who receives your request, and a link to its page.",
    heading: "Your quote request",
    blocks: [
      { kind: "text", text: "Hello," },
      {
        kind: "list",
        title: "Your request goes to:",
        items: companies.map(({ name, phone }) => (telephoneUrl(phone) ? `${name}, ${phone}` : name)),
        phones: companies.map(({ phone }) => phone),
      },
      {
        kind: "text",
        text: "Each of them receives your name, phone number, email address and what you asked for, and is asked to contact you within 24-48 hours. We pass your request on to no other company.",
      },
      {
        kind: "facts",
        facts: [
          { label: "Reference", text: reference },
          ...(place ? [{ label: "Location", text: place }] : []),
          ...chosenFacts(quote),
        ],
      },
      { kind: "button", label: "Open your request", url: receiptUrl },
      {
        kind: "text",
        text: "Your request's page shows what has been delivered, and the prices that companies answer with. There you can say that you have chosen a company, or withdraw your request; we then tell every company you asked. Keep the link to yourself: whoever has it can do the same.",
      },
      {
        kind: "text",
        text: "Didn't ask for quotes? Someone may have mistyped their address. Withdraw the request on its page and the companies will be told.",
      },
    ],
    reason: `${BRAND.name} is a directory of UK skip hire companies. You receive this because your address was given with a quote request. We send no advertising.`,
  };
}
