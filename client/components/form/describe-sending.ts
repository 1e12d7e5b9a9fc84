import type { AcceptedQuote } from "#contract/quotes.ts";

/** Null if the request does not wait for the customer's confirmation. */
export function waitingTitle({ awaitingConfirmation, linkSent }: AcceptedQuote): string | null {
  if (!awaitingConfirmation) return null;
  // No link is sent to an address that has had many emails today.
  return linkSent ? "Please confirm your email address" : "Your request has not been sent yet";
}

export const quoteSentTitle = (accepted: AcceptedQuote): string =>
  accepted.testMode
    ? "Quote Request Processed (Test Mode)"
    : (waitingTitle(accepted) ?? "Quote requests sent!");

export function describeSending({ testMode, awaitingConfirmation, linkSent }: AcceptedQuote): string {
  if (testMode) return "Test mode: your request was recorded and no emails were sent. It names:";
  if (!awaitingConfirmation) return "Your request is on its way to:";
  return linkSent
    ? "You have sent several requests today, so please confirm your email address: open the link that we have just sent to it. Your request then goes to:"
    : "Several requests with your details came in today, so please confirm your email address. We have sent three links to it for other requests, and send no more today. Keep the link to your request and open it tomorrow: it then sends you the link. Your request then goes to:";
}
