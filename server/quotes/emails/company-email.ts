import { BRAND } from "#contract/brand.ts";
import { askedFor, skipInWords } from "#contract/quote-words.ts";
import type { Letter } from "#server/mail/email-template.ts";
import type { Recipient } from "../recipients.ts";
import type { WrittenQuote } from "../store.ts";

const SUBJECT_PLACE = 60;

const companiesAsked = (count: number) =>
  count === 1 ? "You are the only company asked." : `You are one of ${count} companies asked.`;

/** What a firm needs to answer, and why it was written to. */
export function companyLetter(quote: WrittenQuote, to: Recipient, companies: number): Letter {
  const { name, email, phone, reference, location } = quote;
  const skip = skipInWords(quote.skipSize);
  return {
    subject: `Quote request ${reference}: ${skip} in ${location.slice(0, SUBJECT_PLACE).toWellFormed()}`,
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
