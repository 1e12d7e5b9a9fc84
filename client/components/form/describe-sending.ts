import type { AcceptedQuote } from "#contract/quotes.ts";

/** The title of the message about a request that is not sent before the customer confirms their email address. */
export const CONFIRM_TITLE = "Please confirm your email address";

/** The title of the message after the `/quote` form was sent. */
export function quoteSentTitle({ testMode, awaitingConfirmation }: AcceptedQuote): string {
  if (testMode) return "Quote Request Processed (Test Mode)";
  return awaitingConfirmation ? CONFIRM_TITLE : "Quote requests sent!";
}

/**
 * The sentence above the list of a request's companies: the request was sent, or the customer must confirm their address first.
 * In test mode, the sentence is `textInTestMode`.
 */
export function describeSending(
  { testMode, awaitingConfirmation }: AcceptedQuote,
  textInTestMode: string,
): string {
  if (testMode) return textInTestMode;
  return awaitingConfirmation
    ? "You have sent several requests today, so please confirm your email address: open the link that we have just sent to it. Your request then goes to:"
    : "Your request is on its way to:";
}
