import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exampleCompanies } from "#server/companies/testing/examples.ts";
import { connect, type Database } from "#server/database/connect.ts";
import { companies as companyTable } from "#server/database/tables/companies.ts";
import { reviews as reviewTable } from "#server/database/tables/reviews.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { testApi } from "#server/http/testing/test-api.ts";
import { reviewCalls } from "./http.ts";
import { createReviews } from "./reviews.ts";
import { exampleDeps } from "./testing/review-deps.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let other: Database;

beforeAll(async () => {
  opened = await openTestDatabase();
  other = connect(opened.url);
});
afterAll(async () => {
  await other.$client.end();
  await opened.close();
});

const ACME = { id: 1, name: "Acme Skips", location: "Leeds", county: "West Yorkshire" };
const UNRATED = { ...ACME, id: 2, name: "Beta Skips", rating: null, reviewCount: 0 };
const REVIEW = { companyId: 1, customerName: "Ann", rating: 5, title: "Good", content: "On time." };

beforeEach(async () => {
  await opened.database.delete(companyTable);
  await opened.database.insert(companyTable).values([ACME, UNRATED]);
});

/** Simulates one process with its own catalogue. */
async function serve(database: Database, { rateLimitFactor = 1_000, visitor = "network" } = {}) {
  const companies = exampleCompanies(database);
  await companies.load();
  const api = testApi(
    reviewCalls({
      reviews: createReviews({ database, companies, ...exampleDeps(database, rateLimitFactor) }),
      visitorHashOf: () => ({ inner: visitor, outer: visitor }),
    }),
  );
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await api.request(path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };
  return {
    companies,
    post: (body: unknown) => send("POST", "/reviews", body),
    remove: (id: number | string) => send("DELETE", `/reviews/${id}`),
  };
}

describe("a review", () => {
  test("is returned as stored, and is visible immediately with the new rating", async () => {
    const { post, companies } = await serve(opened.database);
    const { status, body } = await post({ ...REVIEW, title: "  Good  ", skipSize: "Mini (2-3 yards)" });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...REVIEW,
      id: expect.any(Number),
      skipSize: "Mini (2-3 yards)",
      verified: false,
      proof: "none",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      editedAt: null,
      reply: null,
      repliedAt: null,
    });
    expect(companies.find(1)).toMatchObject({ rating: "4.25", reviewCount: 16 });
    expect(companies.reviewsOf(1)).toEqual([body]);
    expect(companies.list({ sort: "rating" })[0]).toMatchObject({ id: 1, rating: "4.25", reviewCount: 16 });
    expect(companies.statistics()).toMatchObject({ reviews: 1, averageRating: "5.00" });
  });

  test("with lone surrogates or invisible characters is stored without them", async () => {
    const { post } = await serve(opened.database);
    const typed = {
      ...REVIEW,
      customerName: "\ud800An\u200Bn",
      title: "\u202EGood",
      content: "On \udffftime.",
    };
    expect(await post(typed)).toMatchObject({ status: 201, body: REVIEW });
    expect(await opened.database.select().from(reviewTable)).toMatchObject([REVIEW]);
    expect(await post({ ...REVIEW, title: "\ud800" })).toMatchObject({
      status: 400,
      body: { fields: { title: "Title is required" } },
    });
  });

  test("of an unrated company becomes its rating", async () => {
    const { post, companies } = await serve(opened.database);
    await post({ ...REVIEW, companyId: 2, rating: 3 });
    expect(companies.find(2)).toMatchObject({ rating: "3.00", reviewCount: 1 });
  });

  test("sent concurrently through two processes is always counted", async () => {
    const processes = [await serve(opened.database), await serve(other)];
    const stars = Array.from({ length: 20 }, (_, at) => 1 + (at % 5));
    const answers = await Promise.all(
      stars.map((rating, at) => processes[at % 2]?.post({ ...REVIEW, rating, title: `Review ${at}` })),
    );
    expect(answers.map((answer) => answer?.status)).toEqual(Array(20).fill(201));
    const [row] = await opened.database.select().from(companyTable).where(eq(companyTable.id, 1));
    expect(row).toMatchObject({ rating: ((15 * 4.2 + 60) / 35).toFixed(2), reviewCount: 35 });
    expect(await opened.database.$count(reviewTable)).toBe(20);
  });

  test("of a company that does not exist is refused", async () => {
    const { post } = await serve(opened.database);
    expect(await post({ ...REVIEW, companyId: 99 })).toEqual({
      status: 404,
      body: { message: "Company not found" },
    });
    expect(await opened.database.$count(reviewTable)).toBe(0);
  });

  test.each([
    ["companyId", undefined, "Choose a company to review"],
    ["companyId", "1", "Choose a company to review"],
    ["companyId", 1.5, "Choose a company to review"],
    ["customerName", "  ", "Name is required"],
    ["customerName", undefined, "Name is required"],
    ["customerName", "x".repeat(201), "Name is too long (at most 200 characters)"],
    ["rating", undefined, "Choose a rating from 1 to 5"],
    ["rating", 0, "Choose a rating from 1 to 5"],
    ["rating", 6, "Choose a rating from 1 to 5"],
    ["rating", 4.5, "Choose a rating from 1 to 5"],
    ["title", "", "Title is required"],
    ["content", " ", "Review is required"],
    ["content", "x".repeat(5001), "Review is too long (at most 5000 characters)"],
    ["skipSize", 7, "Skip size must be text"],
    ["website", "https://spam.example", expect.stringContaining("Please leave the field “website” empty")],
  ])("with %s %j is refused", async (field, value, message) => {
    const { post } = await serve(opened.database);
    const answer = await post({ ...REVIEW, [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } });
    expect(await opened.database.$count(reviewTable)).toBe(0);
  });
});

describe("deleting a review", () => {
  test("restores the rating and the count immediately", async () => {
    const { post, remove, companies } = await serve(opened.database);
    await post({ ...REVIEW, rating: 4 });
    const { body } = await post({ ...REVIEW, rating: 1 });
    await post({ ...REVIEW, rating: 3 });
    expect(await remove(body.id)).toEqual({ status: 204, body: null });
    expect(companies.find(1)).toMatchObject({ rating: ((63 + 7) / 17).toFixed(2), reviewCount: 17 });
    expect(companies.reviewsOf(1).map(({ rating }) => rating)).toEqual([3, 4]);
    for (const { id } of companies.reviewsOf(1)) await remove(id);
    expect(companies.find(1)).toMatchObject({ rating: "4.20", reviewCount: 15 });
  });

  test("twice at the same time changes the rating once", async () => {
    const processes = [await serve(opened.database), await serve(other)];
    const { body } = (await processes[0]?.post(REVIEW)) ?? {};
    const answers = await Promise.all(processes.map(({ remove }) => remove(body.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    const [row] = await opened.database.select().from(companyTable).where(eq(companyTable.id, 1));
    expect(row).toMatchObject({ rating: "4.20", reviewCount: 15 });
  });

  test("that does not exist returns 404", async () => {
    const { remove } = await serve(opened.database);
    expect(await remove(4711)).toEqual({ status: 404, body: { message: "Review not found" } });
    expect((await remove("seven")).status).toBe(400);
  });
});

test("an equal review posted twice within an hour counts once, also at the same time", async () => {
  const { post, companies } = await serve(opened.database, { rateLimitFactor: 1 });
  const same = { ...REVIEW, companyId: 2 };
  const [first, second] = await Promise.all([post(same), post(same)]);
  expect(second?.body).toEqual(first?.body);
  const spaced = { ...same, content: ` ${same.content.replaceAll(" ", "  ")}` };
  expect((await post(spaced)).body.id).toBe(first?.body.id);
  expect(companies.find(2)?.reviewCount).toBe(1);
  expect((await post({ ...same, content: "On time, and polite." })).body.id).not.toBe(first?.body.id);
  await opened.database.update(reviewTable).set({ createdAt: sql`now() - interval '61 minutes'` });
  expect((await post(same)).body.id).not.toBe(first?.body.id);
});
