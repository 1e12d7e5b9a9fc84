import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { QuoteReceipt } from "#contract/quotes.ts";
import { ReceiptDetails } from "./receipt-details.tsx";

const WAITING = { state: "waiting", offer: null, declinedBecause: null, note: null } as const;
const RECEIPT: QuoteReceipt = {
  reference: "SF-ABC-123",
  createdAt: "2026-11-20T10:00:00.000Z",
  asked: [],
  name: "Sam Taylor",
  email: "sam@customer.example",
  phoneEnding: "123",
  companies: [{ id: 1, name: "Aire Skips", phone: null, state: "sent", answer: WAITING }],
  chosenCompanyId: null,
  undoUntil: null,
  job: null,
  weeks: null,
  withdrawnAt: null,
  erasedAt: null,
  awaitingConfirmation: false,
  canConfirm: false,
  others: [],
  canAsk: 0,
  testMode: false,
};
const textOf = (changes: Partial<QuoteReceipt>) =>
  renderToString(<ReceiptDetails receipt={{ ...RECEIPT, ...changes }} notice={undefined} />).replace(
    /<[^>]*>/g,
    "",
  );

test("a receipt promises contact within 24-48 hours only while the request is open", () => {
  expect(textOf({})).toContain("The companies contact you directly within 24-48 hours.");
  expect(textOf({ awaitingConfirmation: true })).toContain("within 24-48 hours of your confirmation.");
  expect(textOf({ chosenCompanyId: 1 })).not.toContain("24-48");
  expect(textOf({ withdrawnAt: "2026-11-21T10:00:00.000Z" })).not.toContain("24-48");
});
