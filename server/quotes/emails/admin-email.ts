import { askedFor, skipInWords } from "#contract/quote-words.ts";
import type { Letter } from "#server/mail/email-template.ts";
import type { Recipient } from "../recipients.ts";
import type { WrittenQuote } from "../store.ts";

const SUBJECT_PLACE = 60;

/** The administrator's copy. It carries no receipt link: that belongs to the customer. */
export function adminLetter(quote: WrittenQuote, companies: Recipient[], adminUrl: string): Letter {
  const { name, email, phone, reference, location } = quote;
  const skip = skipInWords(quote.skipSize);
  return {
    subject: `Copy of quote request ${reference}: ${skip} in ${location.slice(0, SUBJECT_PLACE).toWellFormed()}`,
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
