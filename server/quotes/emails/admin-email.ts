import { askedFor, skipInWords } from "#contract/quote-words.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { Recipient } from "../recipients.ts";
import type { WrittenQuote } from "../store.ts";

const MAX_PLACE_LENGTH = 60;

/** The administrator's copy of a request. It has no receipt link, because the link is the customer's key. */
export function adminEmailContent(
  quote: WrittenQuote,
  companies: Recipient[],
  adminUrl: string,
): EmailContent {
  const { name, email, phone, reference, location } = quote;
  const skip = skipInWords(quote.skipSize);
  return {
    subject: `Copy of quote request ${reference}: ${skip} in ${location.slice(0, MAX_PLACE_LENGTH).toWellFormed()}`,
    preview: `${name} asked ${companies.length === 1 ? "1 company" : `${companies.length} companies`}.`,
    heading: `Quote request ${reference}`,
    blocks: [
      {
        kind: "facts",
        facts: [
          { label: "Name", text: name },
          { label: "Phone", text: phone },
          { label: "Email", text: email },
          ...askedFor(quote),
        ],
      },
      {
        kind: "list",
        title: "Sent to:",
        items: companies.map((company) => `${company.name}, ${company.email}`),
      },
      { kind: "button", label: "See quote requests", url: adminUrl },
    ],
    reason: "You receive a copy of every quote request because this address is set as ADMIN_EMAIL.",
  };
}
