import { BRAND } from "#contract/brand.ts";
import { askedFor, skipInWords } from "#contract/quote-words.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { Recipient } from "../recipients.ts";
import type { WrittenQuote } from "../store.ts";

const MAX_PLACE_LENGTH = 60;

const companiesAsked = (count: number) =>
  count === 1 ? "You are the only company asked." : `You are one of ${count} companies asked.`;

/** The request as one company receives it. */
export function companyEmailContent(quote: WrittenQuote, to: Recipient, companies: number): EmailContent {
  const { name, email, phone, reference, location } = quote;
  const skip = skipInWords(quote.skipSize);
  return {
    subject: `Quote request ${reference}: ${skip} in ${location.slice(0, MAX_PLACE_LENGTH).toWellFormed()}`,
    preview: `${name} asks you for a quote. Reply to this e-mail to answer.`,
    heading: `Quote request: ${skip}`,
    blocks: [
      { kind: "text", text: `${name} asks you for a quote. ${companiesAsked(companies)}` },
      {
        kind: "facts",
        facts: [
          { label: "Name", text: name },
          { label: "Phone", text: phone },
          { label: "Email", text: email },
          ...askedFor(quote),
          { label: "Reference", text: reference },
        ],
      },
      {
        kind: "text",
        text: `Simply reply to this e-mail: your answer goes straight to ${email}. Customers are told to expect one within 24-48 hours.`,
      },
    ],
    reason: `${BRAND.name} is a directory of UK skip hire companies. You receive this because ${to.name} is listed there with this address; to change that, write to ${BRAND.email}.`,
  };
}
