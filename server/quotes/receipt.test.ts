import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { QuoteReceiptCompany } from "#contract/quotes.ts";
import { DIRECTORY_QUOTE } from "./testing/examples.ts";
import { answerPath } from "./testing/open-quotes.ts";
import { emailsReceivedBy, useQuotes } from "./testing/use-quotes.ts";

const { open, openInTestMode, mailServer, database } = useQuotes();

/** Companies 1, 9 and 10 are branches with one mailbox. */
const TO_BRANCHES = { ...DIRECTORY_QUOTE, companies: [{ id: 1 }, { id: 9 }, { id: 10 }, { id: 2 }] };

/** Accepts a request, and waits until its emails to the companies have left. */
async function openReceipt() {
  const server = await mailServer();
  const { accepted, call, quotes } = open({ smtpUrl: server.url });
  const { receipt, reference } = await accepted(TO_BRANCHES);
  const companies = async (): Promise<QuoteReceiptCompany[]> => (await call("GET", receipt)).body.companies;
  const cancellations = async () => (await companies()).map(({ cancellationEmail }) => cancellationEmail);
  await expect
    .poll(async () => (await companies()).map(({ state }) => state))
    .toEqual(["sent", "sent", "sent", "sent"]);
  const choose = async (companyId: number) => {
    await call("POST", `${receipt}/choose`, { companyId });
    await database().execute(sql`update quotes set chosen_at = chosen_at - interval '11 minutes'`);
    await quotes.followUp();
  };
  const decline = (companyId: number) =>
    call("POST", `${answerPath(reference, companyId)}/decline`, { reason: "no-vehicle" });
  return { server, call, receipt, companies, cancellations, choose, decline };
}

test("a receipt knows which branches share a mailbox, and none of them is told that another was chosen", async () => {
  const { server, companies, cancellations, choose } = await openReceipt();
  expect((await companies()).map(({ sameMailbox }) => sameMailbox)).toEqual([[9, 10], [1, 10], [1, 9], []]);
  expect(await cancellations()).toEqual([null, null, null, null]);
  await choose(1);
  await expect.poll(cancellations).toEqual([null, null, null, "sent"]);
  await expect.poll(() => emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(2);
});

test("one email tells all branches with a mailbox that another was chosen, and the receipt shows its state at each", async () => {
  const { cancellations, choose } = await openReceipt();
  await choose(2);
  await expect.poll(cancellations).toEqual(["sent", "sent", "sent", null]);
  await database().execute(sql`update deliveries set state = 'failed' where kind = 'cancellation'`);
  expect(await cancellations()).toEqual(["failed", "failed", "failed", null]);
});

test("a company that has declined is not told that another was chosen", async () => {
  const { server, cancellations, choose, decline } = await openReceipt();
  await decline(2);
  await choose(1);
  await expect.poll(() => emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(2);
  expect(await cancellations()).toEqual([null, null, null, null]);
});

test("a withdrawal is told to each mailbox, and the receipt shows it at each company", async () => {
  const { call, receipt, cancellations } = await openReceipt();
  await call("POST", `${receipt}/withdraw`);
  await expect.poll(cancellations).toEqual(["sent", "sent", "sent", "sent"]);
});

test("a receipt shows the end of the telephone number, not of its extension", async () => {
  const { accepted, call } = openInTestMode();
  const phone = "+44 (0)113 496 0987 ext 12";
  const { receipt } = await accepted({ ...DIRECTORY_QUOTE, phone });
  expect((await call("GET", receipt)).body).toMatchObject({ phoneEnding: "987" });
});
