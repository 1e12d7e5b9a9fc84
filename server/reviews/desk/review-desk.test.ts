import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { FoundReview } from "#contract/desk/review-search.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviewReports, reviews, reviewsLedger } from "#server/database/tables/reviews.ts";
import { openTestApp } from "#server/testing/test-app.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
let token: string;
beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
  const login = { method: "POST", body: '{"password":"correct horse"}' };
  token = (await (await app.request("/api/admin/login", login)).json()).token;
});
afterAll(() => app.close());

const PLACE = { location: "Leeds", county: "West Yorkshire", rating: null, reviewCount: 0 };
beforeEach(async () => {
  await app.database.delete(companies);
  await app.database.insert(companies).values([
    { id: 1, name: "Ash Skips", ...PLACE, rating: "3.00", reviewCount: 2 },
    { id: 2, name: "Birch Skips", ...PLACE },
    { id: 3, name: "Old Ash", ...PLACE, listing: "merged" },
  ]);
  const review = (id: number, fields: Partial<typeof reviews.$inferInsert>) => ({
    ...{
      id,
      companyId: 1,
      customerName: "Ann",
      rating: 3,
      title: "Fine",
      content: "It came.",
      isWaiting: false,
    },
    createdAt: new Date(Date.now() - (10 - id) * 60_000),
    ...fields,
  });
  await app.database
    .insert(reviews)
    .values([
      review(1, { rating: 5, title: "On time", proof: "email-confirmed" }),
      review(2, { rating: 1, customerName: "Bob", email: "bob@home.example" }),
      review(3, { companyId: 2, isWaiting: true, createdAt: new Date("2020-01-01T00:00:00Z") }),
      review(4, { companyId: 3, title: "Of a merged entry" }),
    ]);
  await app.database.insert(reviewReports).values({ reviewId: 2, reason: "abusive", note: "Insults" });
  await app.services.companies.refresh("all");
});

async function post(path: string, body: object, headers = { authorization: `Bearer ${token}` }) {
  const response = await app.request(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}
const ids = async (search: object) =>
  (await post("/reviews/search", search)).body.reviews.map(({ id }: FoundReview) => id);
const shown = () => app.services.companies.reviewsOf(1).map(({ id }) => id);

test.each([
  ["everything, newest first, without merged entries", {}, [2, 1, 3]],
  ["what waits", { filter: "waiting" }, [3]],
  ["what is reported", { filter: "reported" }, [2]],
  ["what is shown", { filter: "shown" }, [2, 1]],
  ["a company", { company: 2 }, [3]],
  ["a company's name", { text: "birch" }, [3]],
  ["a writer's name", { text: "BOB" }, [2]],
  ["a writer's address", { text: "bob@home.example" }, [2]],
  ["words of the title", { text: "on time" }, [1]],
  ["a page of one", { page: 2, limit: 1 }, [1]],
  ["nothing", { text: "100%" }, []],
])("the administrator finds reviews by %s", async (_, search, expected) => {
  expect(await ids(search)).toEqual(expected);
});

test("a shown review whose writer's edit waits is found as waiting and as shown, and its edit is published", async () => {
  const edit = { customerName: "Ann", rating: 2, title: "Late", content: "It came on Tuesday." };
  await app.database.update(reviews).set({ waitingEdit: edit }).where(eq(reviews.id, 1));
  expect(await ids({ filter: "waiting" })).toEqual([1, 3]);
  expect(await ids({ filter: "shown" })).toEqual([2, 1]);
  const { body } = await post("/reviews/search", { filter: "waiting" });
  expect(body.reviews[0]).toMatchObject({ waiting: false, title: "On time", edit });
  expect((await post("/reviews/bulk", { action: "publish", ids: [1] })).body).toEqual({
    changed: 1,
    unchanged: 0,
  });
  expect(await ids({ filter: "waiting" })).toEqual([3]);
});

test("a found review says whether it waits and what was reported, and not its writer's address", async () => {
  const { body } = await post("/reviews/search", { text: "Bob" });
  expect(body).toMatchObject({ total: 1, totalPages: 1 });
  expect(body.reviews[0]).toMatchObject({
    ...{ companyName: "Ash Skips", waiting: false },
    reports: [{ reason: "abusive", note: "Insults", byCompany: false }],
  });
  expect(JSON.stringify(body)).not.toContain("bob@home.example");
});

test("several are published, and what does not wait is counted as unchanged", async () => {
  expect((await post("/reviews/bulk", { action: "publish", ids: [3, 1] })).body).toEqual({
    changed: 1,
    unchanged: 1,
  });
  expect(app.services.companies.reviewsOf(2)).toHaveLength(1);
});

test("several are removed, each with its line in the ledger, and come back in one call", async () => {
  const removal = { action: "remove", ids: [1, 2, 999], reason: "abusive" };
  expect((await post("/reviews/bulk", removal)).body).toEqual({ changed: 2, unchanged: 1 });
  expect(shown()).toEqual([]);
  const lines = await app.database.select().from(reviewsLedger).orderBy(desc(reviewsLedger.seq)).limit(2);
  // The report of the second review was accepted.
  expect(lines.map(({ event, reasonCode }) => `${event} ${reasonCode}`)).toEqual([
    "upheld abusive",
    "removed abusive",
  ]);
  expect(await post("/reviews/bulk/undo", { ids: [1, 2] })).toEqual({ status: 200, body: { undone: true } });
  expect(shown()).toEqual([2, 1]);
  expect(app.services.companies.find(1)).toMatchObject({ rating: "3.00", reviewCount: 2 });
  expect(await post("/reviews/bulk/undo", { ids: [1] })).toMatchObject({
    status: 409,
    body: { message: "0 of 1 reviews came back. The others were not removed, or are erased." },
  });
});

test("reviews of a company that is gone stay removed, and the answer says so", async () => {
  await post("/reviews/bulk", { action: "remove", ids: [1], reason: "unlawful" });
  await app.database.update(companies).set({ listing: "removed" }).where(eq(companies.id, 1));
  expect(await post("/reviews/bulk/undo", { ids: [1] })).toMatchObject({
    status: 409,
    body: {
      message:
        "0 of 1 reviews came back. The company is no longer listed, so its review was not brought back.",
    },
  });
});

test("only the administrator searches and changes reviews, and a removal needs its reason", async () => {
  const stranger = { authorization: "" };
  for (const path of ["/reviews/search", "/reviews/bulk", "/reviews/bulk/undo"])
    expect((await post(path, {}, stranger)).status).toBe(401);
  expect((await post("/reviews/bulk", { action: "remove", ids: [1] })).status).toBe(400);
  expect((await post("/reviews/search", { filter: "all" })).status).toBe(400);
});
