import { count, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NO_REQUESTS } from "#contract/answers/company-answers.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviews, reviewsLedger } from "#server/database/tables/reviews.ts";
import { settings } from "#server/database/tables/site.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { verifyDatabase } from "#server/reviews/ledger/verify.ts";
import { loadDemoData } from "./load.ts";
import { createDemoData, locateLikeServer } from "./testing/demo-data.ts";

let opened: TestDatabase;
let loaded: { companies: number; reviews: number };
const made = createDemoData();

beforeAll(async () => {
  opened = await openTestDatabase();
  loaded = await loadDemoData(opened.database, locateLikeServer);
});
afterAll(() => opened?.close());

test("loads every company and review and marks the directory as demonstration data", async () => {
  const { database } = opened;
  expect(loaded).toEqual({ companies: 4_276, reviews: 7_258 });
  expect(await database.$count(companies)).toBe(4_276);
  expect(await database.$count(reviews)).toBe(7_258);
  expect(await database.select().from(settings)).toEqual([{ key: "demonstration", value: true }]);
});

test("stores the generated values unchanged", async () => {
  const stored = await opened.database.select().from(companies).orderBy(companies.id);
  expect(
    stored.map((company) => ({
      ...company,
      createdAt: company.createdAt.toISOString(),
      answers: company.answers ?? NO_REQUESTS,
      carrier: null,
      updatedAt: company.updatedAt.toISOString(),
    })),
  ).toMatchObject(made.companies);
  const storedReviews = await opened.database.select().from(reviews).orderBy(reviews.id);
  expect(
    storedReviews.map((review) => ({
      ...review,
      createdAt: review.createdAt.toISOString(),
      editedAt: review.editedAt?.toISOString() ?? null,
      repliedAt: review.repliedAt?.toISOString() ?? null,
    })),
  ).toMatchObject(made.reviews);
});

test("sets the last change of a company to its newest review or its listing", async () => {
  const rows = await opened.database.select().from(companies);
  const reviewsOf = Map.groupBy(made.reviews, ({ companyId }) => companyId);
  const expected = made.companies.map(({ id, createdAt }) => {
    const dates = (reviewsOf.get(id) ?? []).map((review) => review.createdAt);
    return dates.sort().at(-1) ?? createdAt;
  });
  const stored = rows.toSorted((a, b) => a.id - b.id).map(({ changedAt }) => changedAt.toISOString());
  expect(stored).toEqual(expected);
});

test("the ledger accounts for every review, with some that are gone, and shows every event of a review's life", async () => {
  const { lines, problems } = await verifyDatabase(opened.database);
  expect(problems).toEqual([]);
  expect(lines).toBeGreaterThan(7_258);
  const rows = await opened.database.selectDistinct({ event: reviewsLedger.event }).from(reviewsLedger);
  expect(rows.map(({ event }) => event).sort()).toEqual([
    ...["confirmed", "dismissed", "edited", "published", "received"],
    ...["refused", "replied", "reported", "upheld", "withdrawn"],
  ]);
});

test("the next company and review get new ids", async () => {
  const { database } = opened;
  const [company] = await database
    .insert(companies)
    .values({ name: "Next", location: "Leeds", county: "West Yorkshire" })
    .returning();
  expect(company?.id).toBe(4_277);
  const [review] = await database
    .insert(reviews)
    .values({ companyId: 4_277, customerName: "A", rating: 5, title: "Good", content: "Good." })
    .returning();
  expect(review?.id).toBe(7_259);
});

test("changes nothing in a directory that is not empty", async () => {
  const { database } = opened;
  await database.delete(settings).where(eq(settings.key, "demonstration"));
  await expect(loadDemoData(database, locateLikeServer)).rejects.toThrow();
  expect(await database.select({ rows: count() }).from(companies).where(isNotNull(companies.id))).toEqual([
    { rows: 4_277 },
  ]);
  expect(await database.$count(settings)).toBe(0);
});
