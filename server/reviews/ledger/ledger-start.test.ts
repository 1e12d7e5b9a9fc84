import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MIGRATIONS_FOLDER } from "#server/database/migrate.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviews, reviewsLedger } from "#server/database/tables/reviews.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { verifyDatabase } from "./verify.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

/** The statement of the migration that creates the first lines of the ledger. */
const START = readFileSync(join(MIGRATIONS_FOLDER, "0016_let_companies_take_part.sql"), "utf8")
  .split("--> statement-breakpoint")
  .find((statement) => statement.includes("-- The ledger starts with"));

test("the ledger starts with a line for each review that was there, in the order of time", async () => {
  const { database } = opened;
  const company = { location: "Leeds", county: "West Yorkshire" };
  await database.insert(companies).values([
    { ...company, id: 1, name: "Acme Skips" },
    { ...company, id: 2, name: "Beta Skips" },
  ]);
  const review = { customerName: "Ann", rating: 4, title: "Good", content: "On time." };
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local skip_finder.ledger_copied = 'yes'`);
    await tx.insert(reviews).values([
      { ...review, id: 1, companyId: 2, createdAt: new Date("2026-03-01T10:00:00.123Z") },
      { ...review, id: 2, companyId: 1, createdAt: new Date("2026-01-01T10:00:00Z"), proof: "asked-here" },
      { ...review, id: 3, companyId: 1, createdAt: new Date("2026-02-01T10:00:00Z"), isWaiting: true },
    ]);
  });
  expect(await database.$count(reviewsLedger)).toBe(0);
  await database.execute(sql.raw(START ?? ""));
  const lines = await database.select().from(reviewsLedger).orderBy(reviewsLedger.seq);
  expect(
    lines.map(({ at, event, listing, reasonCode, proofLabel }) =>
      [at.toISOString(), event, listing, reasonCode, proofLabel].join(" "),
    ),
  ).toEqual([
    "2026-01-01T10:00:00.000Z published 1 before-ledger asked-here",
    "2026-02-01T10:00:00.000Z received 1 before-ledger none",
    "2026-03-01T10:00:00.123Z published 2 before-ledger none",
  ]);
  expect((await verifyDatabase(database)).problems).toEqual([]);
});
