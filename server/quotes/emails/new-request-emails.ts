import { chosenFacts } from "#contract/quote-words.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { WithPermitNotice } from "../permit-question.ts";
import type { WrittenQuote } from "../store.ts";
import { CONFIRM_DAYS } from "../why-not-open.ts";
import {
  button,
  customerWrote,
  facts,
  GAVE_ADDRESS,
  list,
  type RequestDetails,
  referenceAndPlace,
  skipInPlace,
} from "./request-blocks.ts";

/** The email has nothing that the visitor typed. If it had, anybody could send messages to any address. */
export function customerEmailContent(
  quote: WithPermitNotice<WrittenQuote>,
  { companies, place, url }: RequestDetails,
): EmailContent {
  return {
    subject: `Your quote request ${quote.reference}: ${skipInPlace(quote, place)}`,
    preview: "Who receives your request, and a link to its page.",
    heading: "Your quote request",
    blocks: [
      "Hello,",
      {
        kind: "list",
        title: "Your request goes to:",
        items: companies.map(({ name, phone }) => (telephoneUrl(phone) ? `${name}, ${phone}` : name)),
        phones: companies.map(({ phone }) => phone),
      },
      "Each of them receives your name, phone number, email address and what you asked for, and is asked to contact you within 24-48 hours. We pass your request on to no other company.",
      referenceAndPlace(quote, place),
      button("Open your request", url),
      "Your request's page shows what has been delivered, and the prices that companies answer with. There you can say that you have chosen a company, or withdraw your request; we then tell every company you asked. Keep the link to yourself: whoever has it can do the same.",
      "Didn't ask for quotes? Someone may have mistyped their address. Withdraw the request on its page and the companies will be told.",
    ],
    reason: GAVE_ADDRESS,
  };
}

/** The email has nothing that the visitor typed, because anybody can enter any address. */
export function verificationEmailContent(
  quote: WithPermitNotice<WrittenQuote>,
  { place, url }: Omit<RequestDetails, "companies">,
): EmailContent {
  return {
    subject: `Is quote request ${quote.reference} yours? ${skipInPlace(quote, place)}`,
    preview: "Confirm your email address and we send your request to the companies.",
    heading: "Is this your quote request?",
    blocks: [
      "Hello,",
      "Several quote requests with your details came in today, so we'd like to be sure that this one is from you. It goes to the companies as soon as you confirm it.",
      referenceAndPlace(quote, place),
      button("See and confirm the request", url),
      `The button works for ${CONFIRM_DAYS} days, at most until the delivery day. Not yours? Then do nothing: no company receives the request, and we delete it within a month.`,
    ],
    reason: GAVE_ADDRESS,
  };
}

/** The email has no receipt link, because the link lets its holder act for the customer. */
export function adminEmailContent(
  quote: WithPermitNotice<WrittenQuote>,
  { companies, place, url }: RequestDetails,
): EmailContent {
  const { reference } = quote;
  const asked = `A customer asked ${companies.length === 1 ? "1 company" : `${companies.length} companies`}.`;
  return {
    subject: `Copy of quote request ${reference}: ${skipInPlace(quote, place)}`,
    preview: asked,
    heading: `Quote request ${reference}`,
    blocks: [
      asked,
      facts(...chosenFacts(quote)),
      customerWrote(quote, place),
      list(
        "Sent to:",
        companies.map((company) => `${company.name}, ${company.email}`),
      ),
      button("See quote requests", url),
    ],
    reason: "You receive a copy of every quote request because this address is set as ADMIN_EMAIL.",
  };
}
