import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { deliveries } from "#server/database/tables/requests.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { type MailCatcherOptions, startMailCatcher } from "../../tests/harness/mail-catcher.ts";
import { renderEmail } from "./email-view.tsx";
import type { OutgoingEmail } from "./outgoing-email.ts";
import { openMail } from "./testing/open-mail.ts";

const COMPANY = "office@firm.example";
const FLOOD = 110;

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
});
afterAll(() => testDatabase.close());

const emailAbout = (number: number): OutgoingEmail => ({
  kind: "company",
  to: COMPANY,
  content: { subject: `Request ${number}`, preview: "", heading: "", blocks: [], reason: "" },
});

const numbersIn = (text: string) => [...text.matchAll(/Request (\d+)/g)].map(([, number]) => Number(number));

/**
 * Sends a company one email, which reaches its daily limit, and then `FLOOD` further emails. Rows that are inserted later have
 * an earlier `createdAt`, so the order of the rows differs from the order by age.
 */
async function sendFlood(behaviour: MailCatcherOptions = {}) {
  const server = await startMailCatcher(behaviour);
  onTestFinished(server.stop);
  const { database } = testDatabase;
  const options = { smtpUrl: server.url, renderEmail, rateLimitFactor: 1 / 60 };
  const { jobs, mail, close } = openMail(testDatabase, options);
  onTestFinished(close);
  jobs.start();
  const enqueue = (emails: OutgoingEmail[]) => mail.transaction((tx) => mail.enqueue(tx, emails));
  await enqueue([emailAbout(0)]);
  await enqueue(Array.from({ length: FLOOD }, (_, at) => emailAbout(FLOOD - at)));
  await database.execute(sql`
    update deliveries set created_at = now() - make_interval(secs => 1000 - substring(letter->>'subject' from '[0-9]+')::int)
    where sent_with is not null`);
  const numberOf = new Map<string, number | undefined>();
  for (const { id, content } of await database.select().from(deliveries))
    numberOf.set(id, numbersIn(JSON.stringify(content))[0]);
  await database.execute(sql`update pgboss.job set start_after = now() where start_after > now()`);
  const carriedIn = async (state: "queued" | "sent" | "failed") =>
    (await database.select().from(deliveries))
      .filter((row) => row.state === state && row.sentWith !== null)
      .map(({ id }) => numberOf.get(id) ?? 0)
      .sort((a, b) => a - b);
  return { server, carriedIn };
}

/** The numbers of the requests in each digest. The text of other emails does not contain their subject. */
const digests = (emails: { text: string }[]) =>
  emails.map(({ text }) => numbersIn(text)).filter((numbers) => numbers.length > 0);

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

test("a digest shows the oldest 50 emails, and the others follow in further digests", async () => {
  const { server, carriedIn } = await sendFlood();
  await expect.poll(() => carriedIn("sent")).toEqual(upTo(1, FLOOD));
  expect(digests(server.received).toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
    upTo(1, 50),
    upTo(51, 100),
    upTo(101, FLOOD),
  ]);
});

test("of a flood, only the emails that a digest showed count as sent", async () => {
  let accepted = 0;
  const { server, carriedIn } = await sendFlood({ refuse: () => (++accepted > 2 ? 550 : undefined) });
  await expect.poll(() => carriedIn("queued")).toEqual([]);
  const [digest = []] = digests(server.received);
  expect(digest.length).toBeGreaterThan(0);
  expect(await carriedIn("sent")).toEqual(digest);
  const others = upTo(1, FLOOD).filter((number) => !digest.includes(number));
  expect(await carriedIn("failed")).toEqual(others);
});

test("a digest that failed is sent again with the emails that it carried, except those that were erased", async () => {
  const server = await startMailCatcher({ refuse: () => (isFull ? 552 : undefined) });
  onTestFinished(server.stop);
  let isFull = false;
  const { database } = testDatabase;
  const { jobs, mail, close } = openMail(testDatabase, {
    smtpUrl: server.url,
    renderEmail,
    rateLimitFactor: 1 / 60,
  });
  onTestFinished(close);
  jobs.start();
  const states = async () =>
    (await database.select().from(deliveries)).map(({ kind, state }) => `${kind} ${state}`).sort();
  await mail.transaction((tx) => mail.enqueue(tx, [emailAbout(0)]));
  await expect.poll(states).toEqual(["company sent"]);
  isFull = true;
  await mail.transaction((tx) => mail.enqueue(tx, [emailAbout(1), emailAbout(2), emailAbout(3)]));
  await database.execute(sql`update pgboss.job set start_after = now() where start_after > now()`);
  const failed = ["company failed", "company failed", "company failed", "company sent", "digest failed"];
  await expect.poll(states).toEqual(failed);
  await database.execute(sql`update deliveries set letter = null where letter ->> 'subject' = 'Request 2'`);
  isFull = false;
  const [digest] = await database.select().from(deliveries).where(eq(deliveries.kind, "digest"));
  expect(await mail.resend(String(digest?.id))).toBe(true);
  await expect
    .poll(states)
    .toEqual(["company failed", "company sent", "company sent", "company sent", "digest sent"]);
  expect(digests(server.received).map((numbers) => numbers.sort())).toEqual([[1, 3]]);
});

test.each([
  ["2026-11-26T00:30Z", "2026-11-26T07:00Z", "in the night: the same morning"],
  ["2026-11-26T06:59Z", "2026-11-26T07:00Z", "just before seven"],
  ["2026-11-26T07:00Z", "2026-11-27T07:00Z", "at seven: the next day"],
  ["2026-11-26T23:30Z", "2026-11-27T07:00Z", "in the evening: the next morning"],
  ["2026-07-01T23:30Z", "2026-07-02T06:00Z", "after midnight in London, in summer time"],
  ["2026-03-29T00:30Z", "2026-03-29T06:00Z", "in the night in which summer time begins"],
  ["2026-10-24T23:30Z", "2026-10-25T07:00Z", "in the night in which summer time ends"],
])("a digest that begins at %s leaves at %s, %s", async (begun, leaves) => {
  const { rows } = await testDatabase.database.execute<{ at: string }>(
    sql`select extract(epoch from next_digest_at(${begun}::timestamptz)) * 1000 as at`,
  );
  expect(new Date(Number(rows[0]?.at))).toEqual(new Date(leaves));
});

test("a digest is due at the next seven in the morning", async () => {
  const server = await startMailCatcher();
  onTestFinished(server.stop);
  const { mail, close } = openMail(testDatabase, {
    smtpUrl: server.url,
    renderEmail,
    rateLimitFactor: 1 / 60,
  });
  onTestFinished(close);
  const to = "another@firm.example";
  await mail.transaction((tx) => mail.enqueue(tx, [{ ...emailAbout(1), to }]));
  const { rows } = await testDatabase.database.transaction(async (tx) => {
    await mail.enqueue(tx, [{ ...emailAbout(2), to }]);
    return tx.execute(
      sql`select due_at = next_digest_at(now()) as is_next from deliveries where kind = 'digest' and recipient = ${to}`,
    );
  });
  expect(rows).toEqual([{ is_next: true }]);
});

const dueNow = () => testDatabase.database.execute(sql`update pgboss.job set start_after = now()`);

const isAttemptWaitingForLock = async () => {
  const { rows } = await testDatabase.database.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

const JOINED = ["before the attempt", "while the attempt begins", "during the attempt", "after a refusal"];

test.each(JOINED)("an email that joins a digest %s is sent once", async (moment) => {
  const to = "busy@firm.example";
  let attempts = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const isDelayed = moment === "during the attempt";
  const isRefused = moment === "after a refusal";
  const server = await startMailCatcher({
    refuse: () => (isRefused && ++attempts === 2 ? 451 : undefined),
    before: () => (isDelayed ? answered : Promise.resolve()),
  });
  onTestFinished(server.stop);
  const options = { smtpUrl: server.url, renderEmail, rateLimitFactor: 1 / 60 };
  const { jobs, mail, close } = openMail(testDatabase, options);
  onTestFinished(close);
  const { database } = testDatabase;
  const enqueue = (number: number) =>
    mail.transaction((tx) => mail.enqueue(tx, [{ ...emailAbout(number), to }]));
  const digest = async () =>
    (await database.select().from(deliveries)).find(
      ({ kind, state }) => kind === "digest" && state === "queued",
    );
  await enqueue(0);
  await enqueue(1);
  if (moment === "before the attempt") await enqueue(2);
  if (moment === "while the attempt begins")
    await mail.transaction(async (tx) => {
      await mail.enqueue(tx, [{ ...emailAbout(2), to }]);
      await dueNow();
      jobs.start();
      await expect.poll(isAttemptWaitingForLock).toBe(true);
    });
  jobs.start();
  await dueNow();
  if (isDelayed) await expect.poll(async () => (await digest())?.attemptingSince ?? null).not.toBeNull();
  if (isRefused) await expect.poll(async () => (await digest())?.lastError ?? null).not.toBeNull();
  if (isDelayed || isRefused) await enqueue(2);
  answer();
  await dueNow();
  await expect
    .poll(async () => (await database.select().from(deliveries)).filter(({ state }) => state !== "sent"))
    .toEqual([]);
  expect(digests(server.received).flat().sort()).toEqual([1, 2]);
});
