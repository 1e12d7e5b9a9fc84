import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CoverageArea } from "#contract/job/terms.ts";
import { MIGRATIONS_FOLDER } from "./migrate.ts";
import { companies } from "./tables/companies.ts";
import { openTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

type Values = Partial<typeof companies.$inferInsert>;

/** Stores companies as they were before the migration, and runs the migration in one transaction, as a start does. */
async function migrated(...rows: Values[]) {
  const { database } = opened;
  const stored = rows.map((row, at) => ({ id: at + 1, name: "A", location: "Leeds", county: "Y", ...row }));
  await database.delete(companies);
  await database.insert(companies).values(stored);
  const before = await database.select().from(companies).orderBy(companies.id);
  const text = readFileSync(join(MIGRATIONS_FOLDER, "0013_read_terms_from_texts.sql"), "utf8");
  await database.transaction(async (transaction) => {
    for (const statement of text.split("--> statement-breakpoint"))
      await transaction.execute(sql.raw(statement));
  });
  return { before, after: await database.select().from(companies).orderBy(companies.id) };
}

const noticeOf = async (...texts: string[]) =>
  (await migrated(...texts.map((deliveryTime) => ({ deliveryTime })))).after.map(
    ({ noticeDays }) => noticeDays,
  );
const areasOf = async (...rows: Values[]) =>
  (await migrated(...rows)).after.map(({ coverageAreas }) => coverageAreas);

test("a delivery time that names nothing but days becomes notice, and the longest time counts", async () => {
  expect(
    await noticeOf(
      "Same day",
      "Next day",
      "Next working day.",
      "24 hours",
      "Within 48 hours",
      "2-3 working days",
    ),
  ).toEqual([0, 1, 1, 1, 2, 3]);
  expect(
    await noticeOf("2 working days", "1 to 3 working days", "within 5 days", " 3 – 5  Working Days "),
  ).toEqual([2, 3, 5, 5]);
});

test("a delivery time with a condition or another word is left as text", async () => {
  expect(
    await noticeOf(
      "Next day if ordered before noon",
      "Usually next day",
      "Twice a week",
      "36 hours",
      "",
      "99 days",
    ),
  ).toEqual([null, null, null, null, null, null]);
});

test("a coverage that is nothing but a radius around the company becomes that radius in kilometres", async () => {
  const radius = (km: number): CoverageArea[] => [{ type: "radius", km }];
  expect(
    await areasOf(
      { coverage: "Within 20 miles" },
      { coverage: "30 mile radius of Leeds" },
      { coverage: "25 km" },
      { coverage: "Up to 10 miles from leeds." },
      { coverage: "30-mile radius" },
    ),
  ).toEqual([radius(32.2), radius(48.3), radius(25), radius(16.1), radius(48.3)]);
});

test("a radius around another place, or with other words, is left as text", async () => {
  const texts = [
    "30 mile radius of York",
    "Leeds and within 20 miles",
    "20 miles around Leeds: Otley",
    "0 miles",
  ];
  expect(await areasOf(...texts.map((coverage) => ({ coverage })))).toEqual([[], [], [], []]);
});

test("a coverage that is nothing but postcode districts becomes a list, with ranges expanded", async () => {
  const [list, ranges, london] = await areasOf(
    { coverage: "LS1, LS2 and LS6", postcode: "LS6 2AB" },
    { coverage: "ls8-ls10, LS1-3, BD1", postcode: "LS6 2AB" },
    { coverage: "EC1A WC2 & N1", postcode: "N1 9GU" },
  );
  expect(list).toEqual([{ type: "districts", codes: ["LS1", "LS2", "LS6"] }]);
  expect(ranges).toEqual([{ type: "districts", codes: ["LS8", "LS9", "LS10", "LS1", "LS2", "LS3", "BD1"] }]);
  expect(london).toEqual([{ type: "districts", codes: ["EC1A", "WC2", "N1"] }]);
});

test("districts beside other words, backward ranges and motorways are left as text", async () => {
  const texts = ["LS1, LS2 and Otley", "LS8-LS6", "M25", "LS1-BD3", "LS"];
  const rows = texts.map((coverage) => ({ coverage, postcode: "LS6 2AB" }));
  expect(await areasOf(...rows, { coverage: "LS1", postcode: null })).toEqual([[], [], [], [], [], []]);
});

test("what a company already states stays, and neither date of a company moves", async () => {
  const area: CoverageArea = { type: "radius", km: 5 };
  const { before, after } = await migrated(
    { coverage: "Within 20 miles", coverageAreas: [area], deliveryTime: "Next day", noticeDays: 4 },
    { coverage: "Within 20 miles", deliveryTime: "Next day" },
  );
  expect(after[0]).toEqual(before[0]);
  expect(after[1]).toEqual({
    ...before[1],
    coverageAreas: [{ type: "radius", km: 32.2 }],
    noticeDays: 1,
  });
});

test("later edits are noted again", async () => {
  const { before } = await migrated({ coverage: "Within 20 miles" });
  await opened.database.update(companies).set({ name: "B" });
  const [edited] = await opened.database.select().from(companies);
  expect(edited?.updatedAt.getTime()).toBeGreaterThan(before[0]?.updatedAt.getTime() ?? 0);
});
