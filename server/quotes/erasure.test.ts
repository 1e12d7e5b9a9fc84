import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newQuote } from "#contract/quotes.ts";
import { answers, quoteKeys } from "#server/database/tables/requests.ts";
import { DIRECTORY_QUOTE, PAGE_QUOTE, WITHOUT_KEY } from "./testing/examples.ts";
import { answerPath } from "./testing/open-quotes.ts";
import { emailsReceivedBy, recipients, useQuotes } from "./testing/use-quotes.ts";

const { open, openInTestMode, mailServer, database, rows } = useQuotes();

const TYPED = ["Ann Example", "ann@home.example", "07700 900123", "LS1 4AP", "hedge", "builder-6-yard"];
/** Texts of the customer that are still in the rows of quotes, keys and emails. */
async function wordsLeft() {
  const { quotes, deliveries } = await rows();
  const stored = JSON.stringify([quotes, deliveries, await database().select().from(quoteKeys)]);
  return TYPED.filter((word) => stored.includes(word));
}
/** The hashes by which limits still count the customer. */
const keysLeft = async () => {
  const keys = await database().select().from(quoteKeys);
  const { deliveries } = await rows();
  const hashes = deliveries.flatMap(({ kind, mailboxHash }) =>
    kind === "customer" ? (mailboxHash ?? []) : [],
  );
  return [...keys.map(({ kind }) => kind).sort(), ...hashes.map(() => "email")];
};

test("incomplete erasure: withdrawing and deleting leaves nothing that the customer wrote", async () => {
  const server = await mailServer({ refuse: (to) => (to.startsWith("firm2") ? 550 : undefined) });
  const { accepted, call } = open({ smtpUrl: server.url, adminEmail: "admin@skips.example" });
  const { receipt, reference } = await accepted(DIRECTORY_QUOTE);
  await expect.poll(() => recipients(server)).toHaveLength(3);
  await expect
    .poll(async () => (await rows()).deliveries.map(({ state }) => state).sort())
    .toEqual(["failed", "sent", "sent", "sent"]);
  expect(await wordsLeft()).toEqual(TYPED);

  const { status, body } = await call("POST", `${receipt}/erase`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ reference, name: "", email: "", phoneEnding: "", asked: [] });
  expect(body.withdrawnAt).not.toBeNull();
  expect(body.erasedAt).not.toBeNull();
  expect(await wordsLeft()).toEqual([]);
  expect((await call("POST", `${receipt}/erase`)).body).toEqual(body);

  await expect.poll(() => emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(2);
  const [, notice] = emailsReceivedBy(server, "firm1@skips.example");
  expect(notice?.headers.get("subject")).toContain(reference);
  expect(TYPED.filter((word) => notice?.text.includes(word))).toEqual([]);
});

test("incomplete erasure: emails that still wait do not leave any more", async () => {
  const server = await mailServer({ refuse: () => 450 });
  const { accepted, call } = open({ smtpUrl: server.url, adminEmail: "admin@skips.example" });
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  await call("POST", `${receipt}/erase`);
  const states = (await rows()).deliveries.filter(({ kind }) => kind !== "cancellation");
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(["cancelled"]));
  expect(await wordsLeft()).toEqual([]);
});

test("a customer whose choice was told deletes the details without a notice to anybody", async () => {
  const { accepted, call, quotes } = open({ smtpUrl: null, undoMs: 0 });
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  await call("POST", `${receipt}/choose`, { companyId: 1 });
  await quotes.followUp();
  const before = (await rows()).deliveries.length;
  const { body } = await call("POST", `${receipt}/erase`);
  expect(body).toMatchObject({ chosenCompanyId: 1, withdrawnAt: null });
  expect((await rows()).deliveries).toHaveLength(before);
  expect(await wordsLeft()).toEqual([]);
});

test("incomplete erasure: details are deleted 30 days after a withdrawal, and not before", async () => {
  const { accepted, call, quotes } = openInTestMode();
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  await call("POST", `${receipt}/withdraw`);
  await database().execute(sql`update quotes set withdrawn_at = now() - interval '29 days'`);
  await quotes.deleteExpired();
  expect((await call("GET", receipt)).body).toMatchObject({ name: "Ann Example", erasedAt: null });
  await database().execute(sql`update quotes set withdrawn_at = now() - interval '31 days'`);
  await quotes.deleteExpired();
  expect((await call("GET", receipt)).body).toMatchObject({ name: "", asked: [] });
  expect(await wordsLeft()).toEqual([]);
});

test("incomplete erasure: details are deleted 30 days after the invitation to a review, and not before", async () => {
  const { accepted, call, quotes } = open({ smtpUrl: null, undoMs: 0 });
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  await call("POST", `${receipt}/choose`, { companyId: 1 });
  await quotes.followUp();
  await database().execute(sql`update quotes set invited_at = now() - interval '29 days'`);
  await quotes.deleteExpired();
  expect((await call("GET", receipt)).body).toMatchObject({ name: "Ann Example", erasedAt: null });
  await database().execute(sql`update quotes set invited_at = now() - interval '31 days'`);
  await quotes.deleteExpired();
  expect((await call("GET", receipt)).body).toMatchObject({ name: "", asked: [], chosenCompanyId: 1 });
  expect(await wordsLeft()).toEqual([]);
});

test("incomplete erasure: the companies' answers go with the details, and when they answered stays", async () => {
  const { accepted, call, quotes } = openInTestMode();
  // Equal requests within an hour are one.
  const asked = await Promise.all(
    ["First", "Second", "Third"].map((additionalInfo) => accepted({ ...DIRECTORY_QUOTE, additionalInfo })),
  );
  const [erased, withdrawn, removed] = asked.map(({ receipt, id }) => ({ receipt, id }));
  for (const { reference } of asked)
    expect((await call("POST", `${answerPath(reference, 1)}/decline`, { reason: "no-vehicle" })).status).toBe(
      200,
    );
  const answered = async () => (await rows()).deliveries.filter(({ answeredAt }) => answeredAt).length;
  const answersLeft = () => database().$count(answers);
  expect([await answersLeft(), await answered()]).toEqual([3, 3]);
  await call("POST", `${erased?.receipt}/erase`);
  expect([await answersLeft(), await answered()]).toEqual([2, 3]);
  await call("POST", `${withdrawn?.receipt}/withdraw`);
  await database().execute(
    sql`update quotes set withdrawn_at = now() - interval '31 days' where id = ${withdrawn?.id}`,
  );
  await quotes.deleteExpired();
  expect([await answersLeft(), await answered()]).toEqual([1, 3]);
  await quotes.remove(Number(removed?.id));
  expect([await answersLeft(), await answered()]).toEqual([0, 2]);
});

test("deleting the details does not reset the daily limits; their hashes are deleted after a month", async () => {
  const server = await mailServer();
  const { accepted, call, quotes } = open({ smtpUrl: server.url });
  for (let sent = 1; sent <= 5; sent += 1)
    await call("POST", `${(await accepted(DIRECTORY_QUOTE)).receipt}/erase`);
  expect(await accepted(DIRECTORY_QUOTE)).toMatchObject({ awaitingConfirmation: true });
  await database().execute(sql`delete from quotes where erased_at is null`);
  await quotes.deleteExpired();
  expect(new Set(await keysLeft())).toEqual(
    new Set(["domain", "email", "mailbox", "outer-network", "phone"]),
  );
  await database().execute(sql`update deliveries set created_at = now() - interval '25 hours'`);
  await quotes.deleteExpired();
  expect(await keysLeft()).not.toContain("email");
  await database().execute(sql`update quotes set created_at = now() - interval '32 days'`);
  await quotes.deleteExpired();
  expect(await keysLeft()).toEqual([]);
});

test("incomplete erasure: no hash of what was typed stays, also not in keys that earlier releases left", async () => {
  const { quotes } = openInTestMode();
  const send = async () => {
    const submission = await quotes.submit(newQuote.parse(PAGE_QUOTE), WITHOUT_KEY);
    return "refused" in submission ? "" : (submission.receiptUrl.split("/").at(-1) ?? "");
  };
  const hashes = async () =>
    (await rows()).quotes.map(({ idempotencyKey, requestHash }) => [idempotencyKey, requestHash]);
  const token = await send();
  const [[key = ""] = []] = await hashes();
  expect(key).toMatch(/^form-/);
  await quotes.erase(token);
  expect(await hashes()).toEqual([[null, ""]]);
  await database().execute(
    sql`update quotes set idempotency_key = ${key}, created_at = now() - interval '25 hours'`,
  );
  await quotes.deleteExpired();
  expect(await hashes()).toEqual([[null, ""]]);
});

test("only the holder of the receipt link deletes its details", async () => {
  const { accepted, call } = openInTestMode();
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  expect((await call("POST", `${receipt.slice(0, -1)}/erase`)).status).toBe(404);
  expect((await call("GET", `${receipt}/erase`)).status).toBe(404);
  expect((await call("GET", receipt)).body).toMatchObject({ name: "Ann Example" });
});
