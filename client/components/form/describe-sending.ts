import type { AcceptedQuote } from "#contract/quotes.ts";

/** The title of the message about a request that is not sent before the customer confirms their email address. */
const CONFIRM_TITLE = "Please confirm your email address";

/** The title if the address has had so many emails today that no link could be sent to confirm it. */
const NO_LINK_TITLE = "Your request has not been sent yet";

/** The title of the message about a request that waits for the customer's confirmation. Null if it does not wait. */
export function waitingTitle({ awaitingConfirmation, linkSent }: AcceptedQuote): string | null {
  if (!awaitingConfirmation) return null;
  return linkSent ? CONFIRM_TITLE : NO_LINK_TITLE;
}

export const quoteSentTitle = (accepted: AcceptedQuote): string =>
  accepted.testMode
    ? "Quote Request Processed (Test Mode)"
    : (waitingTitle(accepted) ?? "Quote requests sent!");

/**
 * The text above the list of a request's companies: the request was sent, or the customer must confirm their address first. In
 * test mode, the text is `textInTestMode`.
 */
export function describeSending(
  { testMode, awaitingConfirmation, linkSent }: AcceptedQuote,
  textInTestMode: string,
): string {
  if (testMode) return textInTestMode;
  if (!awaitingConfirmation) return "Your request is on its way to:";
  return linkSent
    ? "You have sent several requests today, so please confirm your email address: open the link that we have just sent to it. Your request then goes to:"
    : "Several requests with your details came in today, so please confirm your email address. We have sent three links to it for other requests, and send no more today. Keep the link to your request and open it tomorrow: it then sends you the link. Your request then goes to:";
}
