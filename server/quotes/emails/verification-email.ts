import type { EmailContent } from "#server/mail/email-content.ts";
import type { WrittenQuote } from "../store.ts";
import { CONFIRM_DAYS } from "../why-not-open.ts";
import {
  blocksOf,
  GAVE_ADDRESS,
  type RequestDetails,
  referenceAndPlace,
  skipInPlace,
} from "./request-blocks.ts";

/** The email has nothing that the visitor typed, because anybody can enter any address. */
export function verificationEmailContent(
  quote: WrittenQuote,
  { place, url }: Omit<RequestDetails, "companies">,
): EmailContent {
  return {
    subject: `Is quote request ${quote.reference} yours? ${skipInPlace(quote, place)}`,
    preview: "Confirm your email address and we send your request to the companies.",
    heading: "Is this your quote request?",
    blocks: blocksOf([
      "Hello,",
      "Several quote requests with your details came in today, so we'd like to be sure that this one is from you. It goes to the companies as soon as you confirm it.",
      referenceAndPlace(quote, place),
      { kind: "button", label: "See and confirm the request", url },
      `The button works for ${CONFIRM_DAYS} days, at most until the delivery day. Not yours? Then do nothing: no company receives the request, and we delete it within a month.`,
    ]),
    reason: GAVE_ADDRESS,
  };
}
