import { chosenFacts } from "#contract/quote-words.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { WrittenQuote } from "../store.ts";
import { blocksOf, customerWrote, type RequestDetails, skipInPlace } from "./request-blocks.ts";

/** The email has no receipt link, because the link lets its holder act for the customer. */
export function adminEmailContent(
  quote: WrittenQuote,
  { companies, place, url }: RequestDetails,
): EmailContent {
  const { reference } = quote;
  const asked = `A customer asked ${companies.length === 1 ? "1 company" : `${companies.length} companies`}.`;
  return {
    subject: `Copy of quote request ${reference}: ${skipInPlace(quote, place)}`,
    preview: asked,
    heading: `Quote request ${reference}`,
    blocks: blocksOf([
      asked,
      { kind: "facts", facts: chosenFacts(quote) },
      customerWrote(quote, place),
      {
        kind: "list",
        title: "Sent to:",
        items: companies.map((company) => `${company.name}, ${company.email}`),
      },
      { kind: "button", label: "See quote requests", url },
    ]),
    reason: "You receive a copy of every quote request because this address is set as ADMIN_EMAIL.",
  };
}
