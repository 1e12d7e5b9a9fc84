import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies as companyTable } from "#server/database/tables/companies.ts";
import { reviews as reviewTable } from "#server/database/tables/reviews.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { createResponseCache } from "#server/http/cache/response-cache.ts";
import { createRequestQueue } from "#server/http/request-queue.ts";
import { testApi } from "#server/http/testing/test-api.ts";
import type { Companies } from "./companies.ts";
import { companyCalls } from "./http.ts";
import { exampleCompanies, LEEDS } from "./testing/examples.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let api: Hono;

function serve(companies: Companies) {
  const { cached } = createResponseCache({
    version: () => companies.version,
    maxBytes: 1_000_000,
    queue: createRequestQueue(),
    networksOf: () => ({ inner: "visitor", outer: "network" }),
    setCommonHeaders: () => {},
  });
  const maps = { provider: "google", load: "visible", apiKey: null } as const;
  const calls = companyCalls({ companies, maps, cached, counting: () => () => {} });
  return new Hono().route("/api", testApi(calls));
}

async function get(path: string) {
  const response = await api.request(`/api${path}`);
  return { status: response.status, body: await response.json() };
}

beforeAll(async () => {
  opened = await openTestDatabase();
  const rows = Array.from({ length: 45 }, (_, index) => ({
    id: index + 1,
    name: `Firm ${index + 1}`,
    location: index < 5 ? "Bradford" : "Leeds",
    county: "West Yorkshire",
    skipSizes: index % 2 ? "2 yard" : "6 yard",
    featured: index === 7,
    latitude: LEEDS.latitude + index / 1000,
    longitude: LEEDS.longitude,
  }));
  await opened.database.insert(companyTable).values(rows);
  const review = { companyId: 3, customerName: "Ann", rating: 5, title: "Good", content: "On time." };
  await opened.database.insert(reviewTable).values(review);
  const companies = exampleCompanies(opened.database);
  await companies.load();
  api = serve(companies);
});
afterAll(() => opened.close());

test.each(["", "?radius=5", "?page=&limit="])(
  "GET /companies%s returns an array of all companies",
  async (query) => {
    const { status, body } = await get(`/companies${query}`);
    expect(status).toBe(200);
    expect(body).toHaveLength(45);
    // Only company 3 has a review.
    expect(body[0]).toMatchObject({ id: 3, ownScore: { rating: "5.00", reviewCount: 1 } });
    expect(body[1]).toMatchObject({ id: 1, rating: "4.20", latitude: LEEDS.latitude });
  },
);

test("a search for a location returns an array, nearest first, with distances", async () => {
  const { body } = await get("/companies?location=Leeds&radius=1");
  expect(
    body.slice(0, 3).map((company: { id: number; distance: number }) => [company.id, company.distance]),
  ).toEqual([
    [1, 0],
    [2, 0.11],
    [3, 0.22],
  ]);
  expect(body).toHaveLength(9);
});

test("featured=true returns an array of featured companies", async () => {
  const { body } = await get("/companies?featured=true");
  expect(body.map(({ id }: { id: number }) => id)).toEqual([8]);
});

test.each([
  ["page=2", { total: 45, page: 2, limit: 20, totalPages: 3 }],
  ["limit=10", { total: 45, page: 1, limit: 10, totalPages: 5 }],
  ["page=99&limit=500", { total: 45, page: 1, limit: 100, totalPages: 1 }],
  ["page=99", { total: 45, page: 3, limit: 20, totalPages: 3 }],
  ["page=1&limit=20&search=brad&locationSearch=FORD", { total: 5, page: 1, limit: 20, totalPages: 1 }],
  ["page=1&location=Leeds&radius=1", { total: 9, page: 1, limit: 20, totalPages: 1 }],
  ["page=1&location=nowhere", { total: 0, page: 1, limit: 20, totalPages: 0 }],
])("GET /companies?%s returns a page", async (query, paging) => {
  const { status, body } = await get(`/companies?${query}`);
  expect(status).toBe(200);
  expect(body).toMatchObject(paging);
  expect(body.companies).toHaveLength(
    Math.min(paging.limit, paging.total - (paging.page - 1) * paging.limit),
  );
});

test.each([
  ["/companies?radius=abc", "radius must be a number"],
  ["/companies?location=Leeds&page=two", "page must be a number"],
  [
    "/companies?sort=price",
    "sort must be one of best, rating, reviews, name, location, distance, fit, total",
  ],
  ["/companies?size=7", "size must be one of 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 30, 40 cubic yards"],
  ["/companies?date=2020-01-01", "date must not be in the past"],
  ["/companies?waste=soil,gold", "waste must be one of general, garden, soil"],
  ["/companies?ids=1,2,3,4,5,6", "ids can name at most 5 companies"],
  ["/companies/abc", "id must be a whole number"],
  ["/companies/1.5/reviews", "id must be a whole number"],
  ["/price-comparison?skipSize=huge", "skipSize must be one of all, mini, small, medium, large"],
])("GET %s is refused", async (path, message) => {
  expect(await get(path)).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
});

test("a refused waste is named by its parameter", async () => {
  const { body } = await get("/companies?waste=soil,gold");
  expect(body.fields).toEqual({ waste: expect.stringContaining("waste must be one of") });
});

test("a company and its reviews are returned by id", async () => {
  expect(await get("/companies/3")).toMatchObject({ status: 200, body: { id: 3, name: "Firm 3" } });
  expect(await get("/companies/3/reviews")).toMatchObject({
    status: 200,
    body: [{ companyId: 3, title: "Good" }],
  });
  expect(await get("/companies/4/reviews")).toEqual({ status: 200, body: [] });
});

test.each(["/companies/0", "/companies/46", "/companies/99999999999999999999", "/companies/0/reviews"])(
  "GET %s is not found",
  async (path) => {
    expect(await get(path)).toEqual({ status: 404, body: { message: "Company not found" } });
  },
);

test("a price comparison is an array, or a page if the query has a page or a limit", async () => {
  const { body } = await get("/price-comparison?location=Leeds&skipSize=medium");
  expect(body).toHaveLength(23);
  expect(body[0]).toMatchObject({
    id: 1,
    name: "Firm 1",
    distance: 0,
    prices: { medium: { from: 80, to: 300 } },
  });
  const paged = await get("/price-comparison?location=Leeds&skipSize=medium&limit=10&page=3");
  expect(paged.body).toMatchObject({
    total: 23,
    page: 3,
    totalPages: 3,
    searched: { place: LEEDS, radius: 25 },
  });
  expect(paged.body.rows).toHaveLength(3);
});

test("a price comparison for a waste without a size counts the companies that take it", async () => {
  const { body } = await get("/price-comparison?location=Leeds&waste=soil&limit=10");
  expect(body).toMatchObject({ total: 45, possible: 45 });
});

test("statistics and the map's configuration are public", async () => {
  expect((await get("/statistics")).body).toMatchObject({ companies: 45, reviews: 1, averageRating: "5.00" });
  expect((await get("/maps/config")).body).toEqual({
    provider: "google",
    load: "visible",
    apiKey: null,
  });
});

test("the API returns 503 until the directory is loaded", async () => {
  const loading = serve(exampleCompanies(opened.database));
  for (const path of [
    "/companies",
    "/companies/1",
    "/companies/1/reviews",
    "/price-comparison",
    "/statistics",
  ]) {
    const response = await loading.request(`/api${path}`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      message: "The directory is still loading. Please try again in a moment.",
    });
  }
});
