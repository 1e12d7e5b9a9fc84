import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { companies as companyTable } from "#server/database/tables/companies.ts";
import { reviews as reviewTable } from "#server/database/tables/reviews.ts";
import { settings } from "#server/database/tables/site.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import type { Companies } from "./companies.ts";
import { exampleCompanies, LEEDS } from "./testing/examples.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let companies: Companies;

const AIRE = {
  id: 1,
  name: "Aire Skips",
  location: "Leeds",
  county: "West Yorkshire",
  rating: "4.5",
  latitude: LEEDS.latitude,
  longitude: LEEDS.longitude,
  createdAt: new Date("2026-03-01T09:30:00Z"),
};
const CALDER = { id: 2, name: "Calder Waste", location: "Halifax", county: "West Yorkshire", featured: true };

const review = (companyId: number, title: string, createdAt: string) => ({
  companyId,
  title,
  customerName: "Ann",
  rating: 4,
  content: "On time.",
  createdAt: new Date(createdAt),
});

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

beforeEach(async () => {
  const { database } = opened;
  await database.delete(settings);
  await database.delete(companyTable);
  await database.insert(companyTable).values([AIRE, CALDER]);
  await database
    .insert(reviewTable)
    .values([review(1, "Older", "2026-04-01T10:00:00Z"), review(1, "Newer", "2026-05-01T10:00:00Z")]);
  companies = exampleCompanies(database);
});

describe("loading", () => {
  test("makes the directory ready, with companies as the API returns them", async () => {
    expect(companies.ready).toBe(false);
    await companies.load();
    expect(companies.ready).toBe(true);
    expect(companies.find(1)).toMatchObject({
      ...AIRE,
      rating: "4.50",
      priceFrom: "80.00",
      priceTo: "300.00",
      reviewCount: 15,
      postcode: null,
      eco: true,
      createdAt: "2026-03-01T09:30:00.000Z",
    });
    expect(companies.find(99)).toBeNull();
  });

  test("includes the reviews, newest first", async () => {
    await companies.load();
    expect(companies.reviewsOf(1).map(({ title, createdAt }) => [title, createdAt])).toEqual([
      ["Newer", "2026-05-01T10:00:00.000Z"],
      ["Older", "2026-04-01T10:00:00.000Z"],
    ]);
    expect(companies.reviewsOf(2)).toEqual([]);
  });

  test("a refresh before the first load reads the whole directory", async () => {
    await companies.refresh([2]);
    expect(companies.ready).toBe(true);
    expect(companies.list({}).map(({ id }) => id)).toEqual([1, 2]);
  });

  test("reports whether the directory holds demonstration data", async () => {
    await companies.load();
    expect(companies.statistics()).toMatchObject({ companies: 2, reviews: 2, demonstration: false });
    await opened.database.insert(settings).values({ key: "demonstration", value: true });
    await companies.refresh("all");
    expect(companies.statistics().demonstration).toBe(true);
  });
});

describe("a search", () => {
  test("returns a page with the place and the distances", async () => {
    await companies.load();
    expect(companies.search({ location: "Leeds", limit: 5 })).toMatchObject({
      companies: [{ id: 1, distance: 0, latitude: LEEDS.latitude }],
      total: 1,
      page: 1,
      limit: 5,
      totalPages: 1,
      searched: {
        place: LEEDS,
        division: "england-and-wales",
        radius: 25,
        note: null,
        alternatives: [],
        wider: [],
      },
    });
    expect(companies.search({})).not.toHaveProperty("searched");
  });

  test("for featured companies returns the highest rated first", async () => {
    await opened.database.insert(companyTable).values({ ...CALDER, id: 3 });
    await opened.database.insert(reviewTable).values(review(3, "Good", "2026-04-01T10:00:00Z"));
    await companies.load();
    expect(companies.featured().map(({ id }) => id)).toEqual([3, 2]);
  });

  test("compares prices by page or without pages", async () => {
    await companies.load();
    expect(JSON.parse(String(companies.findPrices({}).body))).toMatchObject([{ id: 1 }, { id: 2 }]);
    expect(companies.comparePrices({ limit: 1, page: 2 })).toMatchObject({
      rows: [{ id: 2, prices: { mini: { from: 80, to: 300 } } }],
      total: 2,
      totalPages: 2,
    });
  });
});

describe("refreshing", () => {
  test("shows an edit, a new company and a removal, each under a new version", async () => {
    const { database } = opened;
    await companies.load();
    const versions = [companies.version];

    await database.update(companyTable).set({ name: "Zebra" }).where(eq(companyTable.id, 1));
    await companies.refresh([1]);
    versions.push(companies.version);
    expect(companies.list({ sort: "name" }).map(({ name }) => name)).toEqual(["Calder Waste", "Zebra"]);

    await database.insert(companyTable).values({ ...AIRE, id: 3, name: "Dale Hire" });
    await companies.refresh([3]);
    versions.push(companies.version);
    expect(companies.list({ location: "Leeds" }).map(({ id }) => id)).toEqual([1, 3]);

    await database.delete(companyTable).where(eq(companyTable.id, 2));
    await companies.refresh([2]);
    versions.push(companies.version);
    expect(companies.find(2)).toBeNull();
    expect(companies.search({}).total).toBe(2);
    expect(new Set(versions).size).toBe(4);
  });

  test("shows a new review", async () => {
    await companies.load();
    await opened.database.insert(reviewTable).values(review(2, "First", "2026-06-01T10:00:00Z"));
    await companies.refresh([2]);
    expect(companies.reviewsOf(2).map(({ title }) => title)).toEqual(["First"]);
    expect(companies.statistics().reviews).toBe(3);
  });

  test("keeps the version when nothing changed, so that cached responses stay valid", async () => {
    await companies.load();
    const { version } = companies;
    await companies.refresh([1, 2, 77]);
    await companies.refresh("all");
    expect(companies.version).toBe(version);
  });

  test("gives different versions to different processes", async () => {
    const other = exampleCompanies(opened.database);
    await Promise.all([companies.load(), other.load()]);
    expect(other.version).not.toBe(companies.version);
  });
});

test("reads work as before when the database is down", async () => {
  const second = await openTestDatabase();
  await second.database.insert(companyTable).values([AIRE, CALDER]);
  const cutOff = exampleCompanies(second.database);
  await cutOff.load();
  const { version } = cutOff;
  await second.close();

  await expect(cutOff.refresh([1])).rejects.toThrow();
  expect(cutOff.ready).toBe(true);
  expect(cutOff.version).toBe(version);
  expect(cutOff.search({ location: "Leeds" }).total).toBe(1);
  expect(cutOff.find(2)?.name).toBe("Calder Waste");
  expect(cutOff.featured()).toHaveLength(1);
});
