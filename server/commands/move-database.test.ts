import { execFile } from "node:child_process";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#server/database/connect.ts";
import { openDatabase } from "#server/database/open.ts";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries, quotes } from "#server/database/tables/requests.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { postcodeUnits, settings } from "#server/database/tables/site.ts";
import { newDataDir, openForTest } from "#server/database/testing/embedded-server.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";

/** Contains quotes, characters that PostgreSQL's COPY escapes, and characters outside ASCII. */
const AWKWARD = "Tab\there, \\backslash \\N, 'quotes' \"double\", line\r\nend, \u{1F69B} Ŵyn & Söhne ‮\u00A0";

async function emptyDatabase() {
  const target = await openTestDatabase();
  onTestFinished(target.close);
  return target;
}

const command = (dataDir: string, targetUrl: string) =>
  new Promise<{ code: number; said: string; complained: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir };
    execFile(
      process.execPath,
      ["server/commands/move-database.ts", targetUrl],
      { env },
      (error, said, complained) => resolve({ code: Number(error?.code ?? 0), said, complained }),
    );
  });

async function fill(database: Database) {
  await database.insert(companies).values([
    { id: 7, name: AWKWARD, location: "Leeds", county: "", latitude: 53.79972, longitude: -0.1 + -0.2 },
    { id: 900, name: "Gone", location: "Leeds", county: "West Yorkshire" },
  ]);
  await database.execute(sql`select setval('companies_id_seq', 900)`);
  await database.delete(companies).where(sql`id = 900`);
  const review = { companyId: 7, customerName: "Ann", rating: 5, title: AWKWARD, content: "\\." };
  await database
    .insert(reviews)
    .values([review, { ...review, createdAt: new Date("2024-02-29T23:59:59.999Z") }]);
  const [quote] = await database
    .insert(quotes)
    .values({
      ...{ name: "Ann", email: "ann@customers.example", phone: "0", location: "Leeds", skipSize: "x" },
      ...{ wasteType: "mixed", selectedCompanies: "[]", reference: "SF-1", requestHash: "x" },
    })
    .returning();
  await database.insert(deliveries).values({
    ...{ quoteId: quote?.id ?? 0, kind: "customer", recipient: "ann@customers.example", state: "queued" },
    content: { subject: AWKWARD },
  });
  await database.insert(settings).values({ key: "demonstration", value: true });
  await database.insert(postcodeUnits).values({ district: "M1", units: Buffer.from([0, 9, 10, 92, 255]) });
}

const everything = async (database: Database) => ({
  companies: await database.select().from(companies),
  reviews: await database.select().from(reviews).orderBy(reviews.id),
  quotes: await database.select().from(quotes),
  deliveries: await database.select().from(deliveries),
  settings: await database.select().from(settings),
  units: await database.select().from(postcodeUnits),
});

test("all rows are copied unchanged and new rows get the next ids", async () => {
  const dataDir = newDataDir();
  const opened = await openDatabase({ databaseUrl: null, dataDir });
  await fill(opened.database);
  const before = await everything(opened.database);
  await opened.close();
  const { database, url } = await emptyDatabase();

  const moved = await command(dataDir, url);
  expect(moved).toMatchObject({ code: 0, complained: "" });
  expect(moved.said).toMatch(/ {2}reviews: 2\n[\s\S]*Moved: 9 rows\./);
  expect(await everything(database)).toEqual(before);
  const [added] = await database
    .insert(companies)
    .values({ name: "New", location: "Leeds", county: "West Yorkshire" })
    .returning({ id: companies.id });
  expect(added?.id).toBe(901);

  const again = await command(dataDir, url);
  expect(again.code).toBe(1);
  expect(again.complained).toMatch(/is not empty: there are rows in public\.\w+.*\nNothing was moved\.\n$/);
  expect(await everything((await openForTest(dataDir)).database)).toEqual(before);
}, 90_000);

test("nothing is moved while the product runs, without an embedded database or without a target", async () => {
  const dataDir = newDataDir();
  const { database } = await openForTest(dataDir);
  const { url } = await emptyDatabase();
  await database.execute(sql`select 1`);
  expect((await command(dataDir, url)).complained).toMatch(
    /^Skip Finder is running .*\nNothing was moved\.\n$/,
  );
  expect((await command(newDataDir(), url)).complained).toMatch(/^There is no embedded database in /);
  expect((await command(dataDir, "mysql://db.example/skip")).complained).toMatch(
    /^Usage: npm run move:database/,
  );
}, 90_000);
