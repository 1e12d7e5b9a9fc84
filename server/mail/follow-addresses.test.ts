import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { companyMerges } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries, quotes } from "#server/database/tables/requests.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import {
  type MailCatcher,
  type MailCatcherOptions,
  startMailCatcher,
} from "../../tests/harness/mail-catcher.ts";
import { renderEmail } from "./email-view.tsx";
import type { OutgoingEmail } from "./outgoing-email.ts";
import { openMail } from "./testing/open-mail.ts";

const FORMER = "old@ash.example";
const NEW = "new@ash.example";
const OTHER = "office@birch.example";

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
});
afterAll(() => testDatabase.close());

/** Companies 1 and 2 are branches with one address. */
beforeEach(async () => {
  await testDatabase.database.delete(companies);
  const place = { location: "Leeds", county: "West Yorkshire" };
  await testDatabase.database.insert(companies).values([
    { id: 1, name: "Ash Leeds", email: FORMER, ...place },
    { id: 2, name: "Ash York", email: FORMER, ...place },
    { id: 3, name: "Birch", email: OTHER, ...place },
  ]);
});

const setEmail = (email: string | null, ...ids: number[]) =>
  testDatabase.database.update(companies).set({ email }).where(inArray(companies.id, ids));

const answerButton = (companyId: number) => ({
  ...({ kind: "button", label: `Answer for ${companyId}` } as const),
  ...{ url: `https://skips.example/answer/${companyId}`, companyId },
});

const requestTo = (companyId: number, ...branches: number[]): OutgoingEmail => ({
  kind: "company",
  to: FORMER,
  content: {
    subject: "Quote request",
    preview: "",
    heading: "Heading",
    blocks: [
      { kind: "text", text: "A customer would like a quote." },
      ...[companyId, ...branches].map(answerButton),
    ],
    reason: "Why",
  },
  companyId,
  otherCompanyIds: branches,
});

async function open(behaviour: MailCatcherOptions = {}, rateLimitFactor = 1) {
  const server = await startMailCatcher(behaviour);
  onTestFinished(server.stop);
  const { jobs, mail, close } = openMail(testDatabase, { smtpUrl: server.url, renderEmail, rateLimitFactor });
  onTestFinished(close);
  jobs.start();
  const rows = () => testDatabase.database.select().from(deliveries);
  return {
    server,
    mail,
    rows,
    enqueue: (...emails: OutgoingEmail[]) => mail.transaction((tx) => mail.enqueue(tx, emails)),
    states: async () => (await rows()).map(({ state }) => state),
    /** "Send again" for every failed email that is shown in the queue of work. */
    sendAgain: async () => {
      for (const { id, state, sentWith } of await rows())
        if (state === "failed" && sentWith === null) await mail.resend(id);
    },
  };
}

const refuseFormer: MailCatcherOptions = { refuse: (to) => (to === FORMER ? 550 : undefined) };

/** The recipients, each with the companies for which its email has answer links. */
const answerLinks = ({ received }: MailCatcher) =>
  received
    .map(({ to, text }) => [...to, ...[...text.matchAll(/answer\/(\d+)/g)].map(([, id]) => Number(id))])
    .sort();

test.each(["company", "choice", "company-reminder"] as const)(
  'a failed email of the kind "%s" goes to the corrected address when it is sent again',
  async (kind) => {
    const { server, enqueue, states, sendAgain, rows } = await open(refuseFormer);
    await enqueue({ ...requestTo(1), kind });
    await expect.poll(states).toEqual(["failed"]);
    await setEmail(` ${NEW} `, 1);
    await sendAgain();
    await expect.poll(states).toEqual(["sent"]);
    expect(answerLinks(server)).toEqual([[NEW, 1]]);
    expect(await rows()).toMatchObject([{ recipient: NEW, mailbox: NEW }]);
  },
);

test("a queued email is retried at the address that the company has by then", async () => {
  const { server, enqueue, states, rows } = await open({
    refuse: (to) => (to === FORMER ? 450 : undefined),
  });
  await enqueue(requestTo(1));
  await expect.poll(async () => (await rows())[0]?.lastError).toBeTruthy();
  await setEmail(NEW, 1);
  await expect.poll(states).toEqual(["sent"]);
  expect(answerLinks(server)).toEqual([[NEW, 1]]);
});

test.each([
  [1, 2],
  [2, 1],
])(
  "if only branch %i of a company moves, each branch gets the request with its own answer link",
  async (moved, stays) => {
    let isDown = true;
    const { server, enqueue, states, sendAgain, rows } = await open({
      refuse: () => (isDown ? 550 : undefined),
    });
    await enqueue(requestTo(1, 2));
    await expect.poll(states).toEqual(["failed", "failed"]);
    isDown = false;
    await setEmail(NEW, moved);
    await sendAgain();
    await expect.poll(states).toEqual(["sent", "sent"]);
    expect(answerLinks(server)).toEqual([
      [NEW, moved],
      [FORMER, stays],
    ]);
    expect(await rows()).toMatchObject([{ sentWith: null }, { sentWith: null }]);
  },
);

test("branches that move to another address together still get one email", async () => {
  const { server, enqueue, states, sendAgain } = await open(refuseFormer);
  await enqueue(requestTo(1, 2));
  await expect.poll(states).toEqual(["failed", "failed"]);
  await setEmail(NEW, 1, 2);
  await sendAgain();
  await expect.poll(states).toEqual(["sent", "sent"]);
  expect(answerLinks(server)).toEqual([[NEW, 1, 2]]);
});

test("a digest leaves out the requests to a branch that moved, which follow in a digest to its address", async () => {
  const { server, enqueue, states } = await open({}, 1 / 60);
  await enqueue({ ...requestTo(1), kind: "choice" });
  await enqueue(
    requestTo(1, 2),
    { ...requestTo(2), kind: "choice" },
    { ...requestTo(1), kind: "cancellation" },
  );
  await setEmail(NEW, 2);
  await testDatabase.database.execute(
    sql`update pgboss.job set start_after = now() where start_after > now()`,
  );
  await expect.poll(async () => (await states()).every((state) => state === "sent")).toBe(true);
  expect(answerLinks(server)).toEqual([
    [NEW, 2, 2],
    [FORMER, 1],
    [FORMER, 1, 1],
  ]);
});

test("an email to an entry that was merged goes to the address of the entry that was kept", async () => {
  const { server, enqueue, states, sendAgain } = await open(refuseFormer);
  await enqueue(requestTo(1));
  await expect.poll(states).toEqual(["failed"]);
  const nothing = { moved: { reviews: [], quotes: [] } as never, before: {}, after: {} };
  await testDatabase.database.insert(companyMerges).values({ keptId: 3, mergedId: 1, ...nothing });
  await sendAgain();
  await expect.poll(states).toEqual(["sent"]);
  expect(answerLinks(server)).toEqual([[OTHER, 1]]);
});

test.each([
  ["was deleted", () => testDatabase.database.delete(companies).where(eq(companies.id, 1))],
  ["has no address any more", () => setEmail(null, 1)],
  ['has the address "Unknown"', () => setEmail("Unknown", 1)],
])("an email to a company that %s keeps its address", async (_case, change) => {
  let isDown = true;
  const { server, enqueue, states, sendAgain } = await open({ refuse: () => (isDown ? 550 : undefined) });
  await enqueue(requestTo(1));
  await expect.poll(states).toEqual(["failed"]);
  isDown = false;
  await change();
  await sendAgain();
  await expect.poll(states).toEqual(["sent"]);
  expect(answerLinks(server)).toEqual([[FORMER, 1]]);
});

test("an erased email stays erased after the company's address has changed", async () => {
  const { database } = testDatabase;
  const { server, enqueue, states, rows, mail } = await open(refuseFormer);
  const customer = { name: "Ann", email: "ann@home.example", phone: "07700 900123", location: "Leeds" };
  const asked = {
    skipSize: "large",
    wasteType: "Soil",
    selectedCompanies: "[]",
    reference: "SKIP-1",
    requestHash: "hash",
  };
  const [quote] = await database
    .insert(quotes)
    .values({ ...customer, ...asked })
    .returning();
  onTestFinished(async () => {
    await database.delete(quotes);
  });
  await enqueue({ ...requestTo(1, 2), quoteId: quote?.id });
  await expect.poll(states).toEqual(["failed", "failed"]);
  await database.transaction((tx) => mail.eraseCustomers(tx, [Number(quote?.id)]));
  await setEmail(NEW, 2);
  for (const { id } of await rows()) expect(await mail.resend(id)).toBe(false);
  expect(await rows()).toMatchObject([{ content: null }, { content: null }]);
  expect(server.received).toEqual([]);
});
