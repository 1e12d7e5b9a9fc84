import { BRAND } from "#contract/brand.ts";
import { chosenFacts } from "#contract/quote-words.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { WrittenQuote } from "../store.ts";
import { CONFIRM_DAYS } from "../why-not-open.ts";
import { skipInPlace } from "./request-blocks.ts";

interface VerificationEmailDetails {
  /** The place's name in the place tables, or null if the typed location is not in them. */
  place: string | null;
  confirmUrl: string;
}

/** Has nothing that the visitor typed, because anybody can enter any address. */
export function verificationEmailContent(
  quote: WrittenQuote,
  { place, confirmUrl }: VerificationEmailDetails,
): EmailContent {
  const { reference } = quote;
  return {
    subject: `Is quote request ${reference} yours? ${skipInPlace(quote, place)}`,
    preview: "Confirm your email address and we send your request to the companies.",
    heading: "Is this your quote request?",
    blocks: [
      { kind: "text", text: "Hello," },
      {
        kind: "text",
        text: "Several quote requests with your details came in today, so we'd like to be sure that this one is from you. It goes to the companies as soon as you confirm it.",
      },
      {
        kind: "facts",
        facts: [
          { label: "Reference", text: reference },
          ...(place ? [{ label: "Location", text: place }] : []),
          ...chosenFacts(quote),
        ],
      },
      { kind: "button", label: "See and confirm the request", url: confirmUrl },
      {
        kind: "text",
        text: `The button works for ${CONFIRM_DAYS} days, at most until the delivery day. Not yours? Then do nothing: no company receives the request, and we delete it within a month.`,
      },
    ],
    reason: `${BRAND.name} is a directory of UK skip hire companies. You receive this because your address was given with a quote request. We send no advertising.`,
  };
}
