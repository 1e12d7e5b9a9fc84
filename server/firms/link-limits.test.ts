import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { HOUR_MS } from "#contract/dates.ts";
import { exampleCompanies } from "#server/companies/testing/examples.ts";
import { companies as companyTable, firmLinks } from "#server/database/tables/companies.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { renderEmail } from "#server/mail/email-view.tsx";
import { openMail } from "#server/mail/testing/open-mail.ts";
import { NO_COMPANY } from "#server/refusal.ts";
import { startMailCatcher } from "../../tests/harness/mail-catcher.ts";
import { createFirms } from "./firms.ts";

/** There is one company for each of these addresses. The first three belong to one mailbox. */
const ADDRESSES = [
  ...["office@ash.example", "Office@Ash.example", " office@ash.example "],
  ...["a@birch.example", "b@birch.example", "c@birch.example", "d@birch.example"],
];

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.database.delete(companyTable);
  const place = { location: "Leeds", county: "West Yorkshire" };
  await opened.database
    .insert(companyTable)
    .values(ADDRESSES.map((email, at) => ({ id: at + 1, name: `Firm ${at + 1}`, email, ...place })));
});

async function openFirms(rateLimitFactor: number) {
  const { database } = opened;
  const server = await startMailCatcher();
  onTestFinished(server.stop);
  const { mail, close } = openMail(opened, { smtpUrl: server.url, renderEmail });
  onTestFinished(close);
  const companies = exampleCompanies(database);
  await companies.load();
  const firms = createFirms({
    ...{ database, mail, companies },
    jobs: { define: () => {} },
    editor: { changeIn: async () => NO_COMPANY },
    config: { signingSecret: "for tests only", publicUrl: "https://skips.example", rateLimitFactor },
  });
  return { firms, arrived: () => server.received.length };
}

const emails = () => opened.database.select().from(deliveries).orderBy(asc(deliveries.dueAt));

test("companies with one mailbox are sent three links a day together, also if all are asked for at the same time", async () => {
  const { firms } = await openFirms(1);
  await Promise.all([1, 2, 3, 1, 2, 3, 1, 2, 3].map((id) => firms.claim(id)));
  expect(await emails()).toHaveLength(3);
  expect(await opened.database.$count(firmLinks)).toBe(3);
  await firms.claim(4);
  expect(await emails()).toHaveLength(4);
  await opened.database.update(deliveries).set({ createdAt: sql`now() - interval '25 hours'` });
  await firms.claim(1);
  expect(await emails()).toHaveLength(5);
});

test("links above the limit of an hour are kept, leave in the next hours, and then work for as long as the others", async () => {
  // A fiftieth of `MAX_LINKS_AN_HOUR`: two links an hour.
  const { firms, arrived } = await openFirms(1 / 50);
  await Promise.all([1, 4, 5, 6, 7].map((id) => firms.claim(id)));
  await expect.poll(arrived).toBe(2);
  const rows = await emails();
  const due = rows.map(({ dueAt }) => dueAt.getTime());
  const [first = 0, second = 0] = due;
  expect(due).toEqual([first, second, first + HOUR_MS, second + HOUR_MS, first + 2 * HOUR_MS]);
  const links = await opened.database.select().from(firmLinks).orderBy(asc(firmLinks.expiresAt));
  expect(links.map(({ expiresAt }) => expiresAt.getTime())).toEqual(due.map((time) => time + 24 * HOUR_MS));
  expect(arrived()).toBe(2);

  // Makes the other emails due now.
  await opened.database.execute(sql`update pgboss.job set start_after = now() where start_after > now()`);
  await expect.poll(arrived).toBe(5);
});
