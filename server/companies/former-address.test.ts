import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { companyChanges } from "#server/database/tables/changes.ts";
import { companies, firmLinks, firmSessions } from "#server/database/tables/companies.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { createFirms } from "#server/firms/firms.ts";
import { openTestApp } from "#server/testing/test-app.ts";

const app = await openTestApp();
afterAll(() => app.close());
const { editor, editUndo, companyFiles } = app.services;

const FORMER = "office@ash.example";
const NEW = "new@ash.example";
const PLACE = { location: "Leeds", county: "West Yorkshire" };

beforeEach(async () => {
  await app.database.delete(companies);
  await app.database.insert(companies).values([
    { id: 1, name: "Ash Skips", email: FORMER, ...PLACE },
    { id: 2, name: "Birch Skips", email: "office@birch.example", ...PLACE },
  ]);
  await app.services.companies.refresh("all");
  await openPages();
});

/** Gives each company a session and an unused link. */
async function openPages(): Promise<void> {
  const expiresAt = sql`now() + interval '1 hour'`;
  for (const table of [firmLinks, firmSessions]) {
    await app.database.delete(table);
    await app.database
      .insert(table)
      .values([1, 2].map((companyId) => ({ tokenHash: `of ${companyId}`, companyId, expiresAt })));
  }
}

/** The companies with a session, and those with a link. */
const open = async () => ({
  sessions: (await app.database.select().from(firmSessions)).map(({ companyId }) => companyId),
  links: (await app.database.select().from(firmLinks)).map(({ companyId }) => companyId),
});
const ONLY_THE_OTHER = { sessions: [2], links: [2] };
const BOTH = { sessions: [1, 2], links: [1, 2] };

const importEmail = (email: string) =>
  companyFiles.import(
    Buffer.from(`id,name,location,county,email\n1,Ash Skips,Leeds,West Yorkshire,${email}\n`),
    {
      fileName: null,
      apply: true,
    },
  );

test("an address that the administrator changes ends the access of who reads the former one", async () => {
  await editor.change(1, { phone: "0113 496 0009", email: FORMER });
  expect(await open()).toEqual(BOTH);
  await editor.change(1, { email: NEW });
  expect(await open()).toEqual(ONLY_THE_OTHER);
});

/** Whom we told of a changed address, in the order of the emails. */
const told = async () => {
  const rows = await app.database.select().from(deliveries).where(eq(deliveries.kind, "address-change"));
  await app.database.delete(deliveries);
  return rows.map(({ recipient }) => recipient).sort();
};

test("both addresses are told of a change and of its undo, and neither reads the other one", async () => {
  const edit = await editor.change(1, { email: NEW });
  expect(edit).toHaveProperty("email", NEW);
  const words = JSON.stringify(await app.database.select({ said: deliveries.content }).from(deliveries));
  expect(words).not.toMatch(/@ash\.example/);
  expect(await told()).toEqual([NEW, FORMER]);
  const [change] = await app.database.select().from(companyChanges).where(eq(companyChanges.companyId, 1));
  await editUndo.undo(change?.id ?? 0);
  expect(await told()).toEqual([NEW, FORMER]);
});

test("nobody is told of another spelling, of a draft's address or of a file's", async () => {
  await editor.change(1, { email: "Office@Ash.example" });
  await app.database.update(companies).set({ listing: "draft" }).where(eq(companies.id, 2));
  await editor.change(2, { email: "new@birch.example" });
  await importEmail(NEW);
  expect(await told()).toEqual([]);
});

test("an address that a file changes ends access, and so does undoing the import", async () => {
  await importEmail(NEW);
  expect(await open()).toEqual(ONLY_THE_OTHER);
  await openPages();
  await companyFiles.undoLastImport();
  expect(await open()).toEqual(ONLY_THE_OTHER);
});

test("no link is sent to a former address that the catalogue still has", async () => {
  const former = app.services.companies.find(1);
  const companies = createFirms({
    ...{ ...app.services, database: app.database, jobs: { define: () => {} } },
    companies: { ...app.services.companies, find: () => former },
    mail: {
      transaction: (work) => app.database.transaction(work),
      enqueue: async (_tx, emails) => emails.length,
      nextDueTime: async () => undefined,
      testMode: true,
    },
    config: { signingSecret: "for tests only", publicUrl: "https://skips.example", rateLimitFactor: 1 },
  });
  await companies.claim(1);
  expect(await open()).toEqual({ sessions: [1, 2], links: [1, 2, 1] });
  await editor.change(1, { email: NEW });
  await companies.claim(1);
  expect(await open()).toEqual(ONLY_THE_OTHER);
});

test("an address that an undo brings back ends the access of who reads the newer one", async () => {
  await editor.change(1, { email: NEW });
  await openPages();
  const [change] = await app.database.select().from(companyChanges).where(eq(companyChanges.companyId, 1));
  await editUndo.undo(change?.id ?? 0);
  expect(await open()).toEqual(ONLY_THE_OTHER);
});
