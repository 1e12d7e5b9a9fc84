import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createSimilarCompanies } from "#server/companies/similar/similar.ts";
import { examplePlaces } from "#server/companies/testing/examples.ts";
import { MAX_CONNECTIONS } from "#server/database/connect.ts";
import { deliveries, leads as leadTable } from "#server/database/tables/requests.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { renderEmail } from "#server/mail/email-view.tsx";
import { openMail } from "#server/mail/testing/open-mail.ts";
import { type MailCatcherOptions, startMailCatcher } from "../../tests/harness/mail-catcher.ts";
import { createLeads } from "./leads.ts";

const ADMIN = "admin@skips.example";

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
});
afterAll(() => testDatabase.close());

/** Sends listing requests with a real mail server. `hourLater` makes everything that was queued an hour older. */
async function open(behaviour: MailCatcherOptions = {}) {
  const { database } = testDatabase;
  const server = await startMailCatcher(behaviour);
  onTestFinished(server.stop);
  const { jobs, mail, close } = openMail(testDatabase, { smtpUrl: server.url, renderEmail });
  onTestFinished(async () => {
    await close();
    await database.delete(leadTable);
  });
  const leads = createLeads({
    ...{ database, mail, places: examplePlaces() },
    jobs: { define: () => {} },
    similar: createSimilarCompanies({ database, hashKey: (key) => key }),
    hashKey: (key) => key,
    config: { adminEmail: ADMIN, publicUrl: "https://skips.example" },
  });
  jobs.start();
  const add = (number: number) =>
    leads.add({
      name: `Stranger ${number}`,
      email: `stranger${number}@home.example`,
      phone: "01632 960001",
    });
  /** Sends as many at the same time as there are connections, so that none waits too long for one on a busy machine. */
  const send = async (from: number, to: number) => {
    for (let first = from; first < to; first += MAX_CONNECTIONS)
      await Promise.all(
        Array.from({ length: Math.min(MAX_CONNECTIONS, to - first) }, (_, at) => add(first + at)),
      );
  };
  const hourLater = async () => {
    await database.execute(sql`
      update deliveries set created_at = created_at - interval '1 hour', due_at = due_at - interval '1 hour'`);
    await database.execute(sql`update pgboss.job set start_after = start_after - interval '1 hour'`);
  };
  const unsent = () => database.$count(deliveries, sql`state <> 'sent' and kind <> 'lead-copy'`);
  /** What the administrator received. The copies to the businesses leave beside it. */
  const received = () => server.received.filter(({ to }) => to.includes(ADMIN));
  return { received, mail, leads, send, hourLater, unsent };
}

test("of 100 listing requests within an hour, 30 are emailed and a digest counts the others", async () => {
  const { received, leads, send, hourLater, unsent } = await open();
  await send(0, 100);
  await expect.poll(unsent).toBe(71);
  expect(received()).toHaveLength(30);
  expect(await leads.count()).toBe(100);

  await hourLater();
  await expect.poll(unsent).toBe(0);
  expect(received()).toHaveLength(31);
  const digest = received().at(-1);
  expect(digest?.text).toContain("70 more requests");
  expect(digest?.text).toContain("https://skips.example/admin");
  expect(digest?.text).not.toMatch(/stranger|01632/i);
});

test("digests to the administrator leave an hour apart, and one that was attempted takes no more", async () => {
  const { received, send, hourLater, unsent } = await open();
  await send(0, 40);
  await testDatabase.database.execute(sql`
    update deliveries set due_at = now() + interval '30 seconds', attempts = 1 where kind = 'admin-digest'`);
  await send(40, 45);
  const { rows } = await testDatabase.database.execute(sql`
    select round(extract(epoch from max(due_at) - min(due_at)))::int as seconds from deliveries where kind = 'admin-digest'`);
  expect(rows).toEqual([{ seconds: 3_600 }]);
  await hourLater();
  await send(45, 50);
  await expect.poll(unsent).toBe(6);
  expect(received()).toHaveLength(36);
});

test("a digest to the administrator that failed is sent again with its count", async () => {
  let isFull = false;
  const { received, mail, send, hourLater, unsent } = await open({
    refuse: () => (isFull ? 552 : undefined),
  });
  await send(0, 33);
  await expect.poll(unsent).toBe(4);
  isFull = true;
  await hourLater();
  const { database } = testDatabase;
  const failed = () => database.$count(deliveries, sql`state = 'failed' and kind <> 'lead-copy'`);
  await expect.poll(failed).toBe(4);
  isFull = false;
  const [digest] = await database.select().from(deliveries).where(sql`kind = 'admin-digest'`);
  expect(await mail.resend(String(digest?.id))).toBe(true);
  await expect.poll(unsent).toBe(0);
  expect(received().at(-1)?.text).toContain("3 more requests");
});
