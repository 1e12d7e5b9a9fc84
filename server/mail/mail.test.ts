import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { deliveries } from "#server/database/tables.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/testing.ts";
import { type MailCatcherOptions, startMailCatcher } from "../../tests/harness/mail-catcher.ts";
import type { Letter } from "./email-template.ts";
import { renderLetter } from "./email-view.tsx";
import type { Posting } from "./outgoing-email.ts";
import { forgetJobs, openPostOffice, type PostOfficeOptions } from "./testing/post-office.ts";

const LETTER: Letter = {
  subject: "A letter",
  preview: "In short",
  heading: "Heading",
  blocks: [{ kind: "text", text: "The text" }],
  reason: "Why",
};

const posting = (to: string, letter: Partial<Letter> = {}): Posting => ({
  kind: "lead",
  to,
  letter: { ...LETTER, ...letter },
});

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
});
afterAll(() => testDatabase.close());

async function mailServer(behaviour?: MailCatcherOptions) {
  const server = await startMailCatcher(behaviour);
  onTestFinished(server.stop);
  return server;
}

function postOffice(options: Omit<PostOfficeOptions, "render">) {
  const { database } = testDatabase;
  const { jobs, mail, close } = openPostOffice(testDatabase, { render: renderLetter, ...options });
  onTestFinished(close);
  jobs.start();
  return {
    database,
    jobs,
    mail,
    post: (...postings: Posting[]) => mail.transaction((tx) => mail.enqueue(tx, postings)),
    states: async () => {
      const rows = await database.select().from(deliveries).orderBy(deliveries.recipient);
      return rows.map(({ recipient, state, lastError }) => ({ recipient, state, lastError }));
    },
  };
}

const recipients = (mails: { to: string[] }[]) => mails.flatMap(({ to }) => to).sort();
const messageIds = (mails: { headers: Map<string, string> }[]) => [
  ...new Set(mails.map(({ headers }) => headers.get("message-id"))),
];
const twoLetters = [posting("one@firm.example"), posting("two@firm.example")];
const bothSent = [
  { recipient: "one@firm.example", state: "sent", lastError: null },
  { recipient: "two@firm.example", state: "sent", lastError: null },
];

test("an e-mail arrives as HTML and as text, from us, and is forgotten but for its record", async () => {
  const server = await mailServer();
  const { post, database } = postOffice({ smtpUrl: server.url });
  await post({ ...posting("one@firm.example"), replyTo: "customer@home.example" });
  await expect.poll(() => server.received.length).toBe(1);
  const [mail] = server.received;
  expect(mail?.headers.get("from")).toBe("Skip Finder <no-reply@skips.example>");
  expect(mail?.headers.get("reply-to")).toBe("customer@home.example");
  expect(mail?.headers.get("message-id")).toMatch(/^<[0-9a-f-]{36}@skips\.example>$/);
  expect(mail?.headers.has("cc")).toBe(false);
  expect(mail?.text).toContain("The text");
  expect(mail?.html).toMatch(/<p[^>]*><span>The text<\/span><\/p>/);
  await expect
    .poll(() => database.select().from(deliveries))
    .toMatchObject([{ state: "sent", attempts: 1, letter: null, sentAt: expect.any(Date) }]);
});

test("what is posted while the mail server is down arrives once after it returns", async () => {
  const { port, url, stop } = await startMailCatcher();
  await stop();
  const { post, states } = postOffice({ smtpUrl: url });
  await post(...twoLetters);
  await expect.poll(states).toMatchObject([
    { state: "queued", lastError: "The mail server could not be reached" },
    { state: "queued", lastError: "The mail server could not be reached" },
  ]);
  const server = await mailServer({ port });
  await expect.poll(states).toEqual(bothSent);
  expect(recipients(server.received)).toEqual(["one@firm.example", "two@firm.example"]);
});

test.each(["greeting", "recipient", "data"] as const)(
  "what is posted while the mail server hangs at the %s arrives once after it answers again",
  async (hangAt) => {
    const hanging = await startMailCatcher({ hangAt });
    const { post, states } = postOffice({ smtpUrl: hanging.url, attemptMs: 1_000 });
    await post(...twoLetters);
    const inTime = "The mail server did not answer in time";
    await expect.poll(states).toMatchObject([{ lastError: inTime }, { lastError: inTime }]);
    await hanging.stop();
    const server = await mailServer({ port: hanging.port });
    await expect.poll(states).toEqual(bothSent);
    expect(messageIds(server.received)).toHaveLength(2);
    // A server that took an e-mail without saying so recognises it when it comes again.
    expect(messageIds([...hanging.offered, ...server.received])).toHaveLength(2);
  },
);

test("a recipient the mail server does not take yet is tried again", async () => {
  let refusals = 2;
  const server = await mailServer({ refuse: () => (refusals-- > 0 ? 451 : undefined) });
  const { post, states } = postOffice({ smtpUrl: server.url });
  await post(posting("one@firm.example"));
  await expect.poll(states).toMatchObject([{ state: "sent" }]);
  expect(server.received).toHaveLength(1);
});

test("a recipient the mail server refuses for good is given up at once, and holds up nobody else", async () => {
  const server = await mailServer({ refuse: (address) => (address.startsWith("one") ? 550 : undefined) });
  const { post, states, database } = postOffice({ smtpUrl: server.url });
  await post(...twoLetters);
  await expect.poll(states).toEqual([
    {
      recipient: "one@firm.example",
      state: "failed",
      lastError: "The mail server refused the recipient (550)",
    },
    { recipient: "two@firm.example", state: "sent", lastError: null },
  ]);
  expect((await database.select().from(deliveries)).map(({ attempts }) => attempts)).toEqual([1, 1]);
});

test("an e-mail nobody takes is given up when its time is over, and says so", async () => {
  const server = await mailServer({ refuse: () => 451 });
  const schedule = { firstMs: 100, longestMs: 100, giveUpMs: 1_200, leastAttempts: 1 };
  const { post, states, database } = postOffice({ smtpUrl: server.url, schedule });
  await post(posting("one@firm.example"));
  const lastError = "The mail server would not take the recipient yet (451)";
  await expect.poll(states).toMatchObject([{ state: "failed", lastError }]);
  expect((await database.select().from(deliveries))[0]?.attempts).toBeGreaterThan(1);
});

test("nothing is sent or recorded when the transaction is rolled back", async () => {
  const server = await mailServer();
  const { post, states, mail, database } = postOffice({ smtpUrl: server.url });
  const rolledBack = mail.transaction(async (tx) => {
    await mail.enqueue(tx, [posting("one@firm.example")]);
    throw new Error("on purpose");
  });
  await expect(rolledBack).rejects.toThrow("on purpose");
  await post(posting("two@firm.example"));
  await expect.poll(states).toEqual([bothSent[1]]);
  const { rows } = await database.execute(
    sql`select count(*)::int as jobs from pgboss.job where name = 'deliveries'`,
  );
  expect(rows).toEqual([{ jobs: 1 }]);
});

test("nothing that was typed becomes a header or another recipient", async () => {
  const server = await mailServer();
  const { post, states } = postOffice({ smtpUrl: server.url });
  const smuggled = "\r\nBcc: victim@home.example\r\n\r\nBody";
  await post(
    {
      ...posting("one@firm.example", { subject: `Quote${smuggled}` }),
      replyTo: `me@home.example${smuggled}`,
    },
    posting("two@firm.example, victim@home.example"),
    posting(`two@firm.example${smuggled}`),
  );
  await expect
    .poll(states)
    .toMatchObject([
      { recipient: "one@firm.example", state: "sent" },
      { state: "failed" },
      { state: "failed" },
    ]);
  expect(recipients(server.received)).toEqual(["one@firm.example"]);
  const [mail] = server.received;
  expect(mail?.headers.has("bcc")).toBe(false);
  expect(mail?.headers.get("subject")).toMatch(/^Quote +Bcc: victim@home.example +Body$/);
});

test("a recipient set with a name is written to at the address", async () => {
  const server = await mailServer();
  const { post } = postOffice({ smtpUrl: server.url });
  await post(posting("The Admin <admin@skips.example>"));
  await expect.poll(() => recipients(server.received)).toEqual(["admin@skips.example"]);
});

test("a letter that cannot be put together holds up nobody else", async () => {
  const server = await mailServer();
  const { post, states, database } = postOffice({ smtpUrl: server.url });
  await post(
    { ...posting("one@firm.example"), letter: { subject: "Broken" } as Letter },
    posting("two@firm.example"),
  );
  await expect
    .poll(states)
    .toEqual([
      { recipient: "one@firm.example", state: "queued", lastError: "The e-mail could not be put together" },
      bothSent[1],
    ]);
  await database.update(deliveries).set({ letter: LETTER }).where(eq(deliveries.state, "queued"));
  await expect.poll(states).toEqual(bothSent);
});

test("an e-mail whose job is lost is sent after the next start", async () => {
  const { port, url, stop } = await startMailCatcher();
  await stop();
  const { post, states, jobs, database } = postOffice({ smtpUrl: url });
  await post(posting("one@firm.example"));
  await jobs.stop();
  await forgetJobs({ database });
  expect(await states()).toMatchObject([{ state: "queued" }]);
  await mailServer({ port });
  postOffice({ smtpUrl: url });
  await expect.poll(states).toEqual([bothSent[0]]);
});

test("sending goes on by itself after every connection to the database was lost", async () => {
  const server = await mailServer();
  const { post, states, database } = postOffice({ smtpUrl: server.url });
  await post(posting("one@firm.example"));
  await expect.poll(states).toEqual([bothSent[0]]);
  await database.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await post(posting("two@firm.example"));
  await expect.poll(states).toEqual(bothSent);
});

test("without a mail server e-mails are recorded as a test and go nowhere", async () => {
  const { post, database, mail } = postOffice({ smtpUrl: null });
  await post(...twoLetters);
  expect(mail.testMode).toBe(true);
  expect(await database.select().from(deliveries)).toMatchObject([
    { state: "test", letter: null, attempts: 0 },
    { state: "test", letter: null, attempts: 0 },
  ]);
});
