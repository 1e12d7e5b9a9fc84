import { expect, test } from "vitest";
import { startMailCatcher } from "../../tests/harness/mail-catcher.ts";
import { DIRECTORY_QUOTE, PAGE_QUOTE } from "./testing/examples.ts";
import { emailsReceivedBy, recipients, useQuotes } from "./testing/use-quotes.ts";

const { open, openInTestMode, mailServer, rows } = useQuotes();

test("a receipt shows the request and the state of each company's email, and is never cached", async () => {
  const server = await mailServer({ refuse: (address) => (address.startsWith("firm2") ? 550 : undefined) });
  const { accepted, call } = open({ smtpUrl: server.url });
  const { receipt, reference } = await accepted(DIRECTORY_QUOTE);
  await expect
    .poll(async () => (await call("GET", receipt)).body.companies)
    .toMatchObject([
      { id: 1, name: "Firm 1", phone: "01632 960001", state: "sent", answer: { state: "waiting" } },
      { id: 2, name: "Firm 2", phone: "01632 960002", state: "failed", answer: { state: "waiting" } },
    ]);
  const { body, headers } = await call("GET", receipt);
  expect(body).toMatchObject({ reference, name: "Ann Example", phoneEnding: "123", chosenCompanyId: null });
  expect(body.asked).toContainEqual({ label: "Skip", text: "Builder's skip (6 yard)" });
  expect(JSON.stringify(body)).not.toContain("07700 900123");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex");
});

test("a receipt cannot be opened with its reference alone, a wrong signature or a shortened token", async () => {
  const { accepted, call } = openInTestMode();
  const [one, two] = [await accepted(DIRECTORY_QUOTE), await accepted(PAGE_QUOTE)];
  const signature = two.receipt.split(".")[1];
  const guesses = [
    `/receipts/${one.reference}`,
    `/receipts/${one.reference}.`,
    `/receipts/${one.reference}.${signature}`,
    one.receipt.slice(0, -1),
    `${one.receipt}.`.replace(one.reference, two.reference),
  ];
  for (const guess of guesses) {
    expect((await call("GET", guess)).status).toBe(404);
    expect((await call("POST", `${guess}/withdraw`)).status).toBe(404);
  }
  expect((await call("GET", one.receipt)).body.reference).toBe(one.reference);
});

test("withdrawing emails every company that was reached, and opening the link changes nothing", async () => {
  const server = await mailServer();
  const { accepted, call } = open({ smtpUrl: server.url });
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  await expect.poll(() => recipients(server)).toHaveLength(3);
  for (const action of ["", "/withdraw", "/choose"]) await call("GET", `${receipt}${action}`);
  expect((await call("GET", receipt)).body.withdrawnAt).toBeNull();
  await Promise.all([1, 2, 3].map(() => call("POST", `${receipt}/withdraw`)));
  await expect.poll(() => emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(2);
  await expect.poll(() => emailsReceivedBy(server, "firm2@skips.example")).toHaveLength(2);
  expect(recipients(server)).toHaveLength(5);
  expect((await call("POST", `${receipt}/choose`, { companyId: 1 })).body.message).toBe(
    "This request has been withdrawn.",
  );
});

test("after a withdrawal no email is sent to a company whose email was still queued", async () => {
  const { port, url, stop } = await startMailCatcher();
  await stop();
  // The second attempt comes four seconds after the first, so that it does not run during the withdrawal.
  const schedule = { firstMs: 4_000, longestMs: 4_000, giveUpMs: 60_000, leastAttempts: 1 };
  const { accepted, call } = open({ smtpUrl: url, schedule });
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  await expect
    .poll(async () => (await rows()).deliveries.map(({ lastError }) => lastError !== null))
    .toEqual([true, true, true]);
  await call("POST", `${receipt}/withdraw`);
  const server = await mailServer({ port });
  await expect.poll(() => recipients(server)).toEqual(["ann@home.example"]);
  expect((await call("GET", receipt)).body.companies).toMatchObject([
    { state: "cancelled" },
    { state: "cancelled" },
  ]);
});

test("a company whose email was being sent during the withdrawal gets a cancellation", async () => {
  const hanging = await startMailCatcher({ hangAt: "data" });
  const { accepted, call } = open({ smtpUrl: hanging.url });
  const { receipt } = await accepted({ ...DIRECTORY_QUOTE, companies: [{ id: 1 }] });
  await expect.poll(() => hanging.offered.length).toBe(2);
  await call("POST", `${receipt}/withdraw`);
  expect((await rows()).deliveries).toContainEqual(
    expect.objectContaining({ kind: "cancellation", recipient: "firm1@skips.example" }),
  );
  await hanging.stop();
});
