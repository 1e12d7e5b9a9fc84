import { chosenFacts } from "#contract/quote-words.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { Recipient } from "../recipients.ts";
import type { WrittenQuote } from "../store.ts";
import { customerWrote, skipInPlace } from "./request-blocks.ts";

interface AdminEmailDetails {
  companies: Recipient[];
  /** The place's name in the place tables, or null if the typed location is not in them. */
  place: string | null;
  adminUrl: string;
}

/** Has no receipt link, because the link lets its holder act for the customer. */
export function adminEmailContent(
  quote: WrittenQuote,
  { companies, place, adminUrl }: AdminEmailDetails,
): EmailContent {
  const { reference } = quote;
  const asked = `A customer asked ${companies.length === 1 ? "1 company" : `${companies.length} companies`}.`;
  return {
    subject: `Copy of quote request ${reference}: ${skipInPlace(quote, place)}`,
    preview: asked,
    heading: `Quote request ${reference}`,
    blocks: [
      { kind: "text", text: asked },
      { kind: "facts", facts: chosenFacts(quote) },
      customerWrote(quote, place),
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
