import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { deliveries } from "#server/database/tables/requests.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { type MailCatcherOptions, startMailCatcher } from "../../tests/harness/mail-catcher.ts";
import type { EmailContent } from "./email-content.ts";
import { renderEmail } from "./email-view.tsx";
import { type OutgoingEmail, PERSON_KINDS } from "./outgoing-email.ts";
import { deleteJobs, type OpenMailOptions, openMail } from "./testing/open-mail.ts";

const CONTENT: EmailContent = {
  subject: "An email",
  preview: "In short",
  heading: "Heading",
  blocks: [{ kind: "text", text: "The text" }],
  reason: "Why",
};

const emailTo = (to: string, content: Partial<EmailContent> = {}): OutgoingEmail => ({
  kind: "lead",
  to,
  content: { ...CONTENT, ...content },
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

function open(options: Omit<OpenMailOptions, "renderEmail">) {
  const { database } = testDatabase;
  const { jobs, mail, close } = openMail(testDatabase, { renderEmail, ...options });
  onTestFinished(close);
  jobs.start();
  return {
    database,
    jobs,
    mail,
    enqueue: (...emails: OutgoingEmail[]) => mail.transaction((tx) => mail.enqueue(tx, emails)),
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
const twoEmails = [emailTo("one@firm.example"), emailTo("two@firm.example")];
const bothSent = [
  { recipient: "one@firm.example", state: "sent", lastError: null },
  { recipient: "two@firm.example", state: "sent", lastError: null },
];

test("a reply to an email that names nobody else reaches the site's own address, which somebody reads", async () => {
  const server = await mailServer();
  const { enqueue } = open({ smtpUrl: server.url });
  await enqueue(emailTo("ann@home.example"));
  await expect.poll(() => server.received.length).toBe(1);
  expect(server.received[0]?.headers.get("reply-to")).toBe("hello@skips.example");
});

test("an email arrives as HTML and plain text, and afterwards only its delivery record is kept", async () => {
  const server = await mailServer();
  const { enqueue, database } = open({ smtpUrl: server.url });
  await enqueue({ ...emailTo("one@firm.example"), replyTo: "customer@home.example" });
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
    .toMatchObject([{ state: "sent", attempts: 1, content: null, sentAt: expect.any(Date) }]);
});

test("emails enqueued while the mail server is down arrive once after it is back", async () => {
  const { port, url, stop } = await startMailCatcher();
  await stop();
  const { enqueue, states } = open({ smtpUrl: url });
  await enqueue(...twoEmails);
  await expect.poll(states).toMatchObject([
    { state: "queued", lastError: "The mail server could not be reached" },
    { state: "queued", lastError: "The mail server could not be reached" },
  ]);
  const server = await mailServer({ port });
  await expect.poll(states).toEqual(bothSent);
  expect(recipients(server.received)).toEqual(["one@firm.example", "two@firm.example"]);
});

test.each(["greeting", "recipient", "data"] as const)(
  "emails enqueued while the mail server hangs at the %s arrive once after it answers again",
  async (hangAt) => {
    const hanging = await startMailCatcher({ hangAt });
    const { enqueue, states } = open({ smtpUrl: hanging.url, attemptMs: 1_000 });
    await enqueue(...twoEmails);
    const lastError = "The mail server did not answer in time";
    await expect.poll(states).toMatchObject([{ lastError }, { lastError }]);
    await hanging.stop();
    const server = await mailServer({ port: hanging.port });
    await expect.poll(states).toEqual(bothSent);
    expect(messageIds(server.received)).toHaveLength(2);
    // A second copy has the same Message-ID, so that mail servers can recognise it.
    expect(messageIds([...hanging.offered, ...server.received])).toHaveLength(2);
  },
);

test("an email is retried after a temporary refusal of its recipient", async () => {
  let refusals = 2;
  const server = await mailServer({ refuse: () => (refusals-- > 0 ? 451 : undefined) });
  const { enqueue, states } = open({ smtpUrl: server.url });
  await enqueue(emailTo("one@firm.example"));
  await expect.poll(states).toMatchObject([{ state: "sent" }]);
  expect(server.received).toHaveLength(1);
});

test("an email whose recipient is refused permanently is given up at once and delays no other email", async () => {
  const server = await mailServer({ refuse: (address) => (address.startsWith("one") ? 550 : undefined) });
  const { enqueue, states, database } = open({ smtpUrl: server.url });
  await enqueue(...twoEmails);
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

test("an email is given up when the retry schedule ends, and its record says why", async () => {
  const server = await mailServer({ refuse: () => 451 });
  const schedule = { firstMs: 100, longestMs: 100, giveUpMs: 1_200, leastAttempts: 1 };
  const { enqueue, states, database } = open({ smtpUrl: server.url, schedule });
  await enqueue(emailTo("one@firm.example"));
  const lastError = "The mail server would not take the recipient yet (451)";
  await expect.poll(states).toMatchObject([{ state: "failed", lastError }]);
  expect((await database.select().from(deliveries))[0]?.attempts).toBeGreaterThan(1);
});

test("no email is sent or recorded when the transaction is rolled back", async () => {
  const server = await mailServer();
  const { enqueue, states, mail, database } = open({ smtpUrl: server.url });
  const rolledBack = mail.transaction(async (tx) => {
    await mail.enqueue(tx, [emailTo("one@firm.example")]);
    throw new Error("on purpose");
  });
  await expect(rolledBack).rejects.toThrow("on purpose");
  await enqueue(emailTo("two@firm.example"));
  await expect.poll(states).toEqual([bothSent[1]]);
  const { rows } = await database.execute(
    sql`select count(*)::int as jobs from pgboss.job where name = 'deliveries'`,
  );
  expect(rows).toEqual([{ jobs: 1 }]);
});

test("typed text never becomes a header or a second recipient", async () => {
  const server = await mailServer();
  const { enqueue, states } = open({ smtpUrl: server.url });
  const smuggled = "\r\nBcc: victim@home.example\r\n\r\nBody";
  await enqueue(
    {
      ...emailTo("one@firm.example", { subject: `Quote${smuggled}` }),
      replyTo: `me@home.example${smuggled}`,
    },
    emailTo("two@firm.example, victim@home.example"),
    emailTo(`two@firm.example${smuggled}`),
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

test("an email to a recipient with a display name goes to the address", async () => {
  const server = await mailServer();
  const { enqueue } = open({ smtpUrl: server.url });
  await enqueue(emailTo("The Admin <admin@skips.example>"));
  await expect.poll(() => recipients(server.received)).toEqual(["admin@skips.example"]);
});

test("an email that cannot be rendered delays no other email", async () => {
  const server = await mailServer();
  const { enqueue, states, database } = open({ smtpUrl: server.url });
  await enqueue(
    { ...emailTo("one@firm.example"), content: { ...CONTENT, blocks: [null] } as unknown as EmailContent },
    emailTo("two@firm.example"),
  );
  await expect
    .poll(states)
    .toEqual([
      { recipient: "one@firm.example", state: "queued", lastError: "The email could not be put together" },
      bothSent[1],
    ]);
  await database.update(deliveries).set({ content: CONTENT }).where(eq(deliveries.state, "queued"));
  await expect.poll(states).toEqual(bothSent);
});

test("an email whose job was lost is sent after the next start", async () => {
  const { port, url, stop } = await startMailCatcher();
  await stop();
  const { enqueue, states, jobs, database } = open({ smtpUrl: url });
  await enqueue(emailTo("one@firm.example"));
  await jobs.stop();
  await deleteJobs({ database });
  expect(await states()).toMatchObject([{ state: "queued" }]);
  await mailServer({ port });
  open({ smtpUrl: url });
  await expect.poll(states).toEqual([bothSent[0]]);
});

test("sending continues by itself after every database connection was lost", async () => {
  const server = await mailServer();
  const { enqueue, states, database } = open({ smtpUrl: server.url });
  await enqueue(emailTo("one@firm.example"));
  await expect.poll(states).toEqual([bothSent[0]]);
  await database.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await enqueue(emailTo("two@firm.example"));
  await expect.poll(states).toEqual(bothSent);
});

test("without a mail server, emails are recorded as tests and never sent", async () => {
  const { enqueue, database, mail } = open({ smtpUrl: null });
  await enqueue(...twoEmails);
  expect(mail.testMode).toBe(true);
  expect(await database.select().from(deliveries)).toMatchObject([
    { state: "test", content: null, attempts: 0 },
    { state: "test", content: null, attempts: 0 },
  ]);
});

test("emails to people without a request lose their address and text after 30 days, also those that failed", async () => {
  const { database, enqueue, mail } = open({ smtpUrl: null });
  const emails = PERSON_KINDS.map((kind) => ({ ...emailTo(`${kind}@home.example`), kind }));
  await enqueue(...emails, emailTo("admin@skips.example"));
  const addresses = async () => {
    const rows = await database.select().from(deliveries).orderBy(deliveries.kind);
    return rows.map(({ recipient, mailbox, content }) => [recipient, mailbox, content]);
  };
  const age = (days: number) =>
    database.update(deliveries).set({
      ...{ state: "failed", content: CONTENT },
      createdAt: sql`now() - make_interval(days => ${days})`,
    });
  await age(29);
  await mail.deleteExpired();
  expect(JSON.stringify(await addresses()).match(/home\.example/g)).toHaveLength(2 * PERSON_KINDS.length);
  await age(31);
  await mail.deleteExpired();
  expect((await addresses()).toSorted()).toEqual([
    ...PERSON_KINDS.map(() => ["", null, null]),
    ["admin@skips.example", expect.any(String), CONTENT],
  ]);
});

test("the customer of a request that joins digests waits behind the customers of other requests", async () => {
  const server = await mailServer();
  // Each company gets one email a day; further ones are combined.
  const { enqueue, database } = open({ smtpUrl: server.url, rateLimitFactor: 1 / 60 });
  const dueAt = new Date(Date.now() + 3_600_000);
  const ask = (customer: string, company: string) =>
    enqueue(
      { ...emailTo(customer), kind: "customer", dueAt },
      { ...emailTo(company), kind: "company", dueAt },
    );
  for (const customer of ["1@home.example", "2@home.example", "3@home.example"])
    await ask(customer, "asked-often@firm.example");
  await ask("4@home.example", "office@firm.example");
  const { rows } = await database.execute(
    sql`select recipient, priority from pgboss.job join deliveries on singleton_key = deliveries.id::text
        where kind = 'customer' order by recipient`,
  );
  expect(rows.map(({ priority }) => priority)).toEqual([3, 2, 2, 3]);
});
