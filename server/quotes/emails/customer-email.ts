import { telephoneUrl } from "#contract/text/telephone-numbers.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { WrittenQuote } from "../store.ts";
import {
  blocksOf,
  GAVE_ADDRESS,
  type RequestDetails,
  referenceAndPlace,
  skipInPlace,
} from "./request-blocks.ts";

/** The email has nothing that the visitor typed, because otherwise anybody could send messages to any address. */
export function customerEmailContent(
  quote: WrittenQuote,
  { companies, place, url }: RequestDetails,
): EmailContent {
  return {
    subject: `Your quote request ${quote.reference}: ${skipInPlace(quote, place)}`,
    preview: "Who receives your request, and a link to its page.",
    heading: "Your quote request",
    blocks: blocksOf([
      "Hello,",
      {
        kind: "list",
        title: "Your request goes to:",
        items: companies.map(({ name, phone }) => (telephoneUrl(phone) ? `${name}, ${phone}` : name)),
        phones: companies.map(({ phone }) => phone),
      },
      "Each of them receives your name, phone number, email address and what you asked for, and is asked to contact you within 24-48 hours. We pass your request on to no other company.",
      referenceAndPlace(quote, place),
      { kind: "button", label: "Open your request", url },
      "Your request's page shows what has been delivered, and the prices that companies answer with. There you can say that you have chosen a company, or withdraw your request; we then tell every company you asked. Keep the link to yourself: whoever has it can do the same.",
      "Didn't ask for quotes? Someone may have mistyped their address. Withdraw the request on its page and the companies will be told.",
    ]),
    reason: GAVE_ADDRESS,
  };
}
