import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { DeclineReason } from "#contract/answers/offer.ts";
import type { DeliveryState } from "#contract/deliveries.ts";
import { NOTHING_ASKED } from "#contract/figures/figures.ts";
import type { PressFacts } from "#contract/hires/press-bodies.ts";
import { changeLog, companyChanges } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries, hireEvents, leads, quotes } from "#server/database/tables/requests.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { searchCounts } from "#server/database/tables/site.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { createFigures, type FiguresDeps } from "./figures.ts";

let opened: TestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const companyRow = (id: number, location: string) => ({
  id,
  name: `Firm ${id}`,
  location,
  county: "Yorkshire",
});

beforeEach(async () => {
  for (const table of [quotes, reviews, leads, changeLog, companies, searchCounts])
    await opened.database.delete(table);
  await opened.database
    .insert(companies)
    .values([
      companyRow(1, "Leeds"),
      companyRow(2, "Leeds"),
      companyRow(3, " leeds "),
      companyRow(4, "York"),
    ]);
});

/** The number of companies that deliver to each town. The search finds 9 companies for a town without an entry. */
let companiesIn: Record<string, number> = {};
const findFirst: FiguresDeps["companies"]["findFirst"] = ({ location = "" }) => ({
  companies: [],
  total: companiesIn[location] ?? 9,
});
const figures = () =>
  createFigures({
    database: opened.database,
    companies: { findFirst },
    today: () => "2026-11-23",
  });
const read = (by: "month" | "week" = "month") => figures().read(by);
const inOctober = async () => (await read()).periods[1];

interface Asked {
  company: number;
  answeredAt?: string;
  declined?: DeclineReason;
  state?: DeliveryState;
}
interface Request {
  at?: string;
  chosen?: number;
  withdrawn?: boolean;
  asked: Asked[];
}

let references = 0;

/** Adds a quote request of 14 October 2026, or of the time `at`. */
async function request({ at = "2026-10-14T10:00:00Z", chosen, withdrawn = false, asked }: Request) {
  const [quote] = await opened.database
    .insert(quotes)
    .values({
      ...{ name: "Ann", email: "ann@home.example", phone: "07700 900123", location: "LS1 4AP" },
      ...{ skipSize: "builder-6-yard", wasteType: "garden", selectedCompanies: "[]", requestHash: "x" },
      reference: `SF-${references++}`,
      createdAt: new Date(at),
      chosenCompanyId: chosen ?? null,
      withdrawnAt: withdrawn ? new Date() : null,
    })
    .returning({ id: quotes.id });
  await opened.database.insert(deliveries).values(
    asked.map(({ company, answeredAt, declined, state = "sent" }) => ({
      quoteId: quote?.id ?? null,
      companyId: company,
      kind: "company" as const,
      recipient: "company@skips.example",
      state,
      createdAt: new Date(at),
      answeredAt: answeredAt ? new Date(answeredAt) : null,
      declineReason: declined ?? null,
    })),
  );
}

const after = (hours: number) => new Date(Date.UTC(2026, 9, 14, 10 + hours)).toISOString();

test("an empty month has zeros, and no time to answer", async () => {
  const { periods, towns, listed } = await read();
  expect({ listed, towns }).toEqual({ listed: 4, towns: [] });
  expect(periods).toHaveLength(12);
  expect(periods[0]).toEqual({
    ...NOTHING_ASKED,
    ...{ from: "2026-11-01", to: "2026-11-30", firms: 0, medianHours: null, chosen: 0, withdrawn: 0 },
    ...{ hires: 0, presses: 0, problems: {}, silences: 0 },
    ...{ declined: {}, reviews: 0, listingRequests: 0, searches: null, foundNothing: null },
  });
  expect(periods[11]?.from).toBe("2025-12-01");
});

test("hires, presses, problems by kind and answers that came too late count when they happened", async () => {
  await request({ chosen: 1, asked: [{ company: 1 }] });
  // Its company neither sends a price nor confirms, so this hire could be a stranger's invention.
  await request({ chosen: 2, asked: [{ company: 2 }] });
  await opened.database.update(quotes).set({ choiceToldAt: new Date("2026-10-15T10:00:00Z") });
  const [quoteId = 0, unconfirmed = 0] = (
    await opened.database.select({ id: quotes.id }).from(quotes).orderBy(quotes.id)
  ).map(({ id }) => id);
  const press = (day: number, actor: "customer" | "company" | "clock", facts: PressFacts) => ({
    ...{ quoteId, companyId: 1, actor, facts },
    createdAt: new Date(Date.UTC(2026, 9, day, 10)),
  });
  await opened.database.insert(hireEvents).values([
    press(16, "company", { press: "delivered", day: "2026-10-16" }),
    press(17, "clock", { press: "reminded", about: "end" }),
    // A Saturday: answered on the last day, Friday 23 October, and on no day.
    press(17, "customer", { press: "problem", problem: "damage" }),
    press(17, "customer", { press: "problem", problem: "more-charged" }),
    press(23, "company", { press: "problem-answer", number: "C1", reply: "agrees" }),
    press(24, "customer", { press: "collect", day: "2026-10-26", part: "any" }),
    press(25, "company", { press: "collected", day: "2026-10-25" }),
    press(25, "company", { press: "take-back", number: "F3", said: "collected" }),
    press(27, "company", { press: "agree", of: "collection" }),
    {
      ...press(16, "customer", { press: "problem", problem: "not-delivered" }),
      ...{ quoteId: unconfirmed, companyId: 2 },
    },
  ]);
  expect(await inOctober()).toMatchObject({
    ...{ hires: 1, presses: 9, silences: 3 },
    problems: { damage: 1, "more-charged": 1, "not-delivered": 1 },
  });
  await opened.database.insert(changeLog).values([
    { kind: "hire-noted", changedBy: "administrator", createdAt: new Date("2026-10-28") },
    {
      kind: "hire-noted",
      changedBy: "administrator",
      createdAt: new Date("2026-10-28"),
      undoneAt: new Date(),
    },
  ]);
  const change = { companyId: 1, before: { pausedUntil: null }, createdAt: new Date("2026-10-30") };
  await opened.database.insert(companyChanges).values([
    { ...change, changedBy: "administrator", after: { pausedUntil: "2027-10-29" } },
    { ...change, changedBy: "company", after: { pausedUntil: "2027-10-29" } },
    { ...change, changedBy: "administrator", before: { listing: "public" }, after: { listing: "removed" } },
  ]);
  // Only finished months, from the first one with a hire, and only what concerns hires in which the company took part.
  expect(await figures().hireMonths()).toEqual([
    {
      ...{ from: "2026-10-01", hires: 1, problems: 2, settled: 0, silences: 2 },
      ...{ notes: 1, pauses: 1, removals: 1 },
    },
  ]);
});

test("a request to three companies is one request, answered if one of them answered", async () => {
  await request({ asked: [{ company: 1, answeredAt: after(2) }, { company: 2 }, { company: 4 }] });
  expect(await inOctober()).toMatchObject({ requests: 1, answered: 1, asked: 3, answers: 1, firms: 3 });
});

test("a company asked by two requests counts in both, and a company emailed twice about one request once", async () => {
  await request({ asked: [{ company: 1, answeredAt: after(1) }, { company: 1 }] });
  await request({ asked: [{ company: 1 }] });
  expect(await inOctober()).toMatchObject({ requests: 2, answered: 1, asked: 2, answers: 1, firms: 1 });
});

test("companies that no email reached were not asked", async () => {
  await request({
    asked: [
      { company: 1, state: "failed" },
      { company: 2, state: "cancelled" },
    ],
  });
  await request({ asked: [{ company: 1, state: "failed" }, { company: 2 }] });
  expect(await inOctober()).toMatchObject({ requests: 1, asked: 1 });
});

test("a withdrawn request still counts, with its answers, and is counted as withdrawn once", async () => {
  await request({ withdrawn: true, asked: [{ company: 1, answeredAt: after(1) }, { company: 2 }] });
  expect(await inOctober()).toMatchObject({ requests: 1, answered: 1, withdrawn: 1 });
});

test("the time to answer is the median over the companies that answered", async () => {
  await request({ asked: [{ company: 1, answeredAt: after(1) }, { company: 2 }] });
  await request({ asked: [{ company: 1, answeredAt: after(2) }] });
  await request({ asked: [{ company: 4, answeredAt: after(30) }] });
  expect((await inOctober())?.medianHours).toBe(2);
});

describe("towns", () => {
  beforeEach(async () => {
    await request({ asked: [{ company: 1, answeredAt: after(1) }, { company: 3 }, { company: 4 }] });
    await request({ asked: [{ company: 2 }], chosen: 2 });
    await request({ at: "2026-11-02T09:00:00Z", asked: [{ company: 3 }, { company: 4 }], chosen: 4 });
  });

  test("a town has the requests to its companies, last month and this month", async () => {
    expect((await read()).towns).toEqual([
      {
        town: "Leeds",
        current: { requests: 1, answered: 0, asked: 1, answers: 0 },
        previous: { requests: 2, answered: 1, asked: 3, answers: 1 },
      },
      {
        town: "York",
        current: { requests: 1, answered: 0, asked: 1, answers: 0 },
        previous: { requests: 1, answered: 0, asked: 1, answers: 0 },
      },
    ]);
  });

  test("requests to a company whose listing was deleted count, but for no town", async () => {
    await opened.database.delete(companies);
    expect(await inOctober()).toMatchObject({ requests: 2, asked: 4 });
    expect((await read()).towns).toEqual([]);
  });

  test("the file has a row for each month and each town in it", async () => {
    const csv = await figures().csv("month");
    const lines = csv.trim().split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFF?from,to,town,requests,/);
    expect(lines.slice(1, 7)).toEqual([
      "2026-11-01,2026-11-30,,1,0,2,0,2,,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,,",
      "2026-11-01,2026-11-30,Leeds,1,0,1,0,,,,,,,,,,,,,,,,,,,,,,,,,,",
      "2026-11-01,2026-11-30,York,1,0,1,0,,,,,,,,,,,,,,,,,,,,,,,,,,",
      "2026-10-01,2026-10-31,,2,1,4,1,4,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,,",
      "2026-10-01,2026-10-31,Leeds,2,1,3,1,,,,,,,,,,,,,,,,,,,,,,,,,,",
      "2026-10-01,2026-10-31,York,1,0,1,0,,,,,,,,,,,,,,,,,,,,,,,,,,",
    ]);
    expect(lines).toHaveLength(1 + 25 + 4);
  });

  test("a town that a spreadsheet would run as a formula is text in the file", async () => {
    await opened.database.update(companies).set({ location: "=1+1" });
    expect(await figures().csv("month")).toContain(",'=1+1,");
  });
});

test("days, weeks and months are London's", async () => {
  // Monday 26 October 2026, 00:10 in London, after the end of summer time; and 1 June, 00:30 in summer time.
  await request({ at: "2026-10-26T00:10:00Z", asked: [{ company: 1 }] });
  await request({ at: "2026-05-31T23:30:00Z", asked: [{ company: 1 }] });
  const weeks = (await read("week")).periods.filter(({ requests }) => requests > 0);
  expect(weeks.map(({ from, to }) => [from, to])).toEqual([["2026-10-26", "2026-11-01"]]);
  const months = (await read()).periods.filter(({ requests }) => requests > 0);
  expect(months.map(({ from }) => from)).toEqual(["2026-10-01", "2026-06-01"]);
});

test("reviews count on the day they were written, also those that wait; listing requests for the directory", async () => {
  const review = { customerName: "Ann", rating: 5, title: "Good", content: "Came in time" };
  const createdAt = new Date("2026-10-02T12:00:00Z");
  await opened.database.insert(reviews).values([
    { ...review, companyId: 1, createdAt },
    { ...review, companyId: 4, createdAt, isWaiting: true },
  ]);
  await opened.database
    .insert(leads)
    .values({ name: "Jo", email: "jo@skips.example", phone: "01632 960001", createdAt });
  expect(await inOctober()).toMatchObject({ reviews: 2, listingRequests: 1 });
});

test("an answered listing request counts on the day it came, a deleted one does not", async () => {
  const entry = { changedBy: "administrator" as const, createdAt: new Date("2026-11-03T12:00:00Z") };
  const before = { request: "7", createdAt: "2026-10-02T12:00:00.000Z" };
  await opened.database.insert(changeLog).values([
    { ...entry, kind: "lead-listed", before },
    { ...entry, kind: "lead-refused", before },
    { ...entry, kind: "lead-deleted", before },
  ]);
  expect(await inOctober()).toMatchObject({ listingRequests: 2 });
});

test("a declined request is answered, and counts by its reason", async () => {
  await request({
    asked: [
      { company: 1, answeredAt: after(1), declined: "no-vehicle" },
      { company: 4, answeredAt: after(1), declined: "out-of-area" },
    ],
  });
  await request({ asked: [{ company: 1, answeredAt: after(1), declined: "no-vehicle" }, { company: 2 }] });
  expect(await inOctober()).toMatchObject({
    ...{ requests: 2, answered: 2 },
    declined: { "no-vehicle": 2, "out-of-area": 1 },
  });
});

describe("searches", () => {
  const count = (day: string, name: string, searches: number, foundNothing = 0) =>
    opened.database.insert(searchCounts).values({ day, town: name, searches, foundNothing });

  test("count by month from the day on which counting began", async () => {
    await count("2026-10-31", "", 0);
    await count("2026-11-01", "Leeds", 5, 1);
    await count("2026-11-22", "Leeds", 2);
    await count("2026-11-22", "York", 4);
    const all = await read();
    expect(all.searchesSince).toBe("2026-10-31");
    expect(all.periods.slice(0, 3).map(({ searches, foundNothing }) => [searches, foundNothing])).toEqual([
      [11, 1],
      [0, 0],
      [null, null],
    ]);
  });

  test("towns with few companies are listed, the most searched first", async () => {
    companiesIn = { Whitby: 2, Goole: 4, Hull: 5 };
    await count("2026-11-02", "Goole", 3);
    await count("2026-10-02", "Whitby", 6, 6);
    await count("2026-11-03", "Whitby", 1);
    await count("2026-11-03", "Hull", 50);
    await count("2026-11-03", "", 8, 7);
    await count("2026-09-03", "Goole", 100);
    expect(await read()).toMatchObject({
      demand: [
        { town: "Whitby", searches: 1, before: 6, foundNothing: 6, firms: 2 },
        { town: "Goole", searches: 3, before: 0, foundNothing: 0, firms: 4 },
      ],
      searchesElsewhere: { searches: 8, before: 0, foundNothing: 7 },
    });
  });

  test("are in the file, also those in towns whose companies were not asked", async () => {
    await request({ at: "2026-11-02T09:00:00Z", asked: [{ company: 1 }] });
    await count("2026-11-02", "Leeds", 3);
    await count("2026-11-02", "Goole", 2, 1);
    const lines = (await figures().csv("month")).split("\r\n");
    const shown = lines.slice(1, 4).map((line) => line.split(","));
    expect(shown.map((cells) => [...cells.slice(2, 5), ...cells.slice(-2)])).toEqual([
      ["", "1", "0", "5", "1"],
      ["Leeds", "1", "0", "3", "0"],
      ["Goole", "0", "0", "2", "1"],
    ]);
  });
});
