import { expect, test } from "vitest";
import type { AcceptedQuote } from "#contract/quotes.ts";
import { describeSending, quoteSentTitle, waitingTitle } from "./describe-sending.ts";

const ACCEPTED: AcceptedQuote = {
  ...{ id: 1, reference: "SF-AAAA-AA", receiptUrl: "/receipt/x", companies: [] },
  ...{ testMode: false, awaitingConfirmation: false, linkSent: false },
};
const WAITING = { ...ACCEPTED, awaitingConfirmation: true };

test("a request that does not wait is on its way", () => {
  expect(waitingTitle(ACCEPTED)).toBeNull();
  expect(quoteSentTitle(ACCEPTED)).toBe("Quote requests sent!");
  expect(describeSending(ACCEPTED)).toBe("Your request is on its way to:");
});

test("a waiting request sends its customer to the mailbox only if a link was sent", () => {
  const withLink = { ...WAITING, linkSent: true };
  expect(waitingTitle(withLink)).toBe("Please confirm your email address");
  expect(describeSending(withLink)).toContain("open the link that we have just sent");
  expect(waitingTitle(WAITING)).toBe("Your request has not been sent yet");
  expect(describeSending(WAITING)).toMatch(/send no more today\. Keep the link to your request and open it/);
  expect(describeSending(WAITING)).not.toContain("just sent");
});
