import { afterEach, beforeEach, expect, it } from "vitest";
import { companies } from "#server/database/tables.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/testing.ts";
import { loadDemonstrationInto } from "./demonstration.ts";

let opened: TestDatabase;
let said: string[];
beforeEach(async () => {
  opened = await openTestDatabase();
  said = [];
});
afterEach(() => opened.close());

const places = { locate: () => null };
const load = (demoData: "auto" | "on" | "off", embedded: object | null) =>
  loadDemonstrationInto({
    demoData,
    embedded,
    database: opened.database,
    places,
    say: (line) => void said.push(line),
  });
const count = () => opened.database.$count(companies);

it("fills our own empty database once, however many processes start together", async () => {
  await Promise.all([load("auto", {}), load("auto", {}), load("auto", {})]);
  await load("auto", {});
  expect(await count()).toBe(4_276);
  expect(said).toEqual([
    expect.stringMatching(/^Demonstration data: 4,276 companies and 7,258 reviews loaded in [\d.]+ s$/),
  ]);
});

it("leaves an operator's database alone unless told to", async () => {
  await load("auto", null);
  expect(await count()).toBe(0);
  await load("on", null);
  expect(await count()).toBe(4_276);
});

it("adds nothing to a directory that holds companies, and nothing at all when turned off", async () => {
  await load("off", {});
  expect(await count()).toBe(0);
  await opened.database
    .insert(companies)
    .values({ name: "Acme", location: "Leeds", county: "West Yorkshire" });
  await load("on", {});
  expect(await count()).toBe(1);
});
