import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ANSWER_BUCKETS } from "#contract/answers/figures.ts";
import { companies } from "#server/database/tables/companies.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { addDemoData } from "./start.ts";

let opened: TestDatabase;
let lines: string[];
beforeEach(async () => {
  opened = await openTestDatabase();
  lines = [];
});
afterEach(() => opened.close());

const places = { locate: () => null };
const load = (demoData: "auto" | "on" | "off", embedded: object | null) =>
  addDemoData({
    demoData,
    embedded,
    database: opened.database,
    places,
    logos: { keepDrawing: async () => [] },
    progress: (line) => void lines.push(line),
  });
const count = () => opened.database.$count(companies);

it("fills an empty embedded database once when several processes start together", async () => {
  await Promise.all([load("auto", {}), load("auto", {}), load("auto", {})]);
  await load("auto", {});
  expect(await count()).toBe(4_276);
  expect(lines).toEqual([
    expect.stringMatching(/^Demonstration data: 4,276 companies and 7,258 reviews loaded in [\d.]+ s$/),
  ]);
});

it("fills an operator's own database only when DEMO_DATA is on", async () => {
  await load("auto", null);
  expect(await count()).toBe(0);
  await load("on", null);
  expect(await count()).toBe(4_276);
});

it("shows how some companies answer requests, in every way", async () => {
  await load("on", null);
  const { rows } = await opened.database.execute(
    sql`select distinct answers->>'bucket' as bucket from ${companies} where answers is not null`,
  );
  expect(rows.map(({ bucket }) => bucket)).toEqual(expect.arrayContaining([...ANSWER_BUCKETS]));
});

it("adds nothing to a directory with companies, and nothing at all when DEMO_DATA is off", async () => {
  await load("off", {});
  expect(await count()).toBe(0);
  await opened.database
    .insert(companies)
    .values({ name: "Acme", location: "Leeds", county: "West Yorkshire" });
  await load("on", {});
  expect(await count()).toBe(1);
});
