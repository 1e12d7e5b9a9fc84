import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_OPEN_REPORTS, RATE_LIMITS } from "#contract/limits.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviewReports, reviews, reviewsLedger } from "#server/database/tables/reviews.ts";
import { rateLimitCounters } from "#server/database/tables/site.ts";
import { openTestApp } from "#server/testing/test-app.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
let token: string;
let reviewId: number;
beforeAll(async () => {
  app = await openTestApp();
  const login = { method: "POST", body: '{"password":"correct horse"}' };
  token = (await (await app.request("/api/admin/login", login)).json()).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.delete(rateLimitCounters);
  await app.database.delete(companies);
  const company = { name: "Acme Skips", location: "Leeds", county: "West Yorkshire" };
  await app.database.insert(companies).values({ ...company, id: 1, rating: null, reviewCount: 0 });
  await app.services.companies.refresh("all");
  const body = { companyId: 1, customerName: "Ann", rating: 1, title: "Bad", content: "Never came." };
  reviewId = (await (await send("/reviews", body)).json()).id;
});

const send = (path: string, body: object, headers = {}) =>
  app.request(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
const report = (body: object, id = reviewId) => send(`/reviews/${id}/report`, body);
const asAdmin = () => ({ authorization: `Bearer ${token}` });
const decide = (body: object) => send(`/reviews/${reviewId}/decision`, body, asAdmin());
const reported = async () => (await app.request("/api/reviews/reports", { headers: asAdmin() })).json();
const events = async () =>
  (
    await app.database
      .select()
      .from(reviewsLedger)
      .where(eq(reviewsLedger.listing, 1))
      .orderBy(reviewsLedger.seq)
  )
    .map(({ event, reasonCode }) => `${event} ${reasonCode}`)
    .slice(-2);
const shown = () => app.services.companies.reviewsOf(1);

describe("a report", () => {
  test("is accepted, changes nothing that readers see, and waits with what was written", async () => {
    expect((await report({ reason: "abusive", note: " It insults\u202E the driver. " })).status).toBe(202);
    expect(shown()).toHaveLength(1);
    expect(await reported()).toMatchObject([
      {
        id: reviewId,
        companyName: "Acme Skips",
        reports: [{ reason: "abusive", note: "It insults the driver.", byCompany: false }],
      },
    ]);
    expect(await events()).toEqual(["published at-once", "reported abusive"]);
  });

  test("of a review that is not shown is not found, and a reason is needed", async () => {
    expect((await report({ reason: "abusive" }, reviewId + 1)).status).toBe(404);
    expect(await (await report({})).json()).toMatchObject({ fields: { reason: "Choose a reason" } });
    const waiting = {
      companyId: 1,
      customerName: "Bob",
      rating: 1,
      title: "Bad",
      content: "Bad.",
      isWaiting: true,
    };
    const [row] = await app.database.insert(reviews).values(waiting).returning();
    expect((await report({ reason: "abusive" }, row?.id)).status).toBe(404);
  });

  test("is one of ten that a visitor can send in an hour", async () => {
    for (let sent = 0; sent < RATE_LIMITS.report.most; sent += 1)
      expect((await report({ reason: "other" })).status).toBe(202);
    expect((await report({ reason: "other" })).status).toBe(429);
  });

  test("is kept, however many junk reports other networks sent before and after it", async () => {
    const send = (note: string, network: string) =>
      app.services.reviews.report(reviewId, { reason: "other", note }, { network });
    const junk = async () => {
      for (let sent = 0; sent < 2 * MAX_OPEN_REPORTS; sent += 1) await send("junk", `network ${sent % 4}`);
    };
    await junk();
    await send("It names my child", "home");
    await junk();
    await app.services.reviews.report(reviewId, { reason: "other" }, { byCompany: true, network: "firm" });
    const [{ reports = [] } = {}] = await reported();
    expect(reports).toHaveLength(MAX_OPEN_REPORTS + 1);
    expect(reports.map(({ note }: { note: string | null }) => note)).toContain("It names my child");
  });

  test("stays as the first for its reason, however many other networks each send one for another reason", async () => {
    await app.services.reviews.report(reviewId, { reason: "unlawful", note: "Genuine" }, { network: "home" });
    for (let sent = 0; sent < 2 * MAX_OPEN_REPORTS; sent += 1)
      await app.services.reviews.report(reviewId, { reason: "other" }, { network: `network ${sent}` });
    const [{ reports = [] } = {}] = await reported();
    expect(reports).toHaveLength(MAX_OPEN_REPORTS);
    expect(reports[0]).toMatchObject({ reason: "unlawful", note: "Genuine" });
  });

  test("by the company itself says so", async () => {
    await app.services.reviews.report(
      reviewId,
      { reason: "not-a-customer" },
      { byCompany: true, network: null },
    );
    expect(await reported()).toMatchObject([{ reports: [{ byCompany: true }] }]);
    expect((await events())[1]).toBe("reported company:not-a-customer");
  });

  test("is read and decided by the administrator only", async () => {
    await report({ reason: "abusive" });
    expect((await app.request("/api/reviews/reports")).status).toBe(401);
    const body = { decision: "remove", reason: "abusive" };
    expect((await send(`/reviews/${reviewId}/decision`, body)).status).toBe(401);
    expect(shown()).toHaveLength(1);
  });
});

describe("a decision", () => {
  test("to keep the review closes all its reports; it can be reported again", async () => {
    await report({ reason: "abusive" });
    await report({ reason: "other" });
    expect((await decide({ decision: "keep", reason: "within-policy" })).status).toBe(204);
    expect(await reported()).toEqual([]);
    expect(shown()).toHaveLength(1);
    expect((await events())[1]).toBe("dismissed within-policy");
    await report({ reason: "unlawful" });
    expect(await reported()).toMatchObject([{ reports: [{ reason: "unlawful" }] }]);
  });

  test("to remove it takes it out of page and rating, with its reports, and names the rule", async () => {
    await report({ reason: "other" });
    expect((await decide({ decision: "remove", reason: "personal-data" })).status).toBe(204);
    expect(shown()).toEqual([]);
    expect(app.services.companies.find(1)).toMatchObject({ rating: null, reviewCount: 0 });
    expect(await app.database.$count(reviewReports)).toBe(0);
    expect((await events())[1]).toBe("upheld personal-data");
  });

  test.each([
    { decision: "keep", reason: "within-policy" },
    { decision: "remove", reason: "abusive" },
  ])("to $decision it is taken back in one call: the review shows and its reports wait", async (decision) => {
    await report({ reason: "abusive" });
    await decide(decision);
    expect((await send("/reviews/bulk/undo", { ids: [reviewId] }, asAdmin())).status).toBe(200);
    expect(await reported()).toMatchObject([{ id: reviewId, reports: [{ reason: "abusive" }] }]);
    expect(shown()).toHaveLength(1);
    expect((await decide(decision)).status).toBe(204);
  });

  test("needs a report that waits, and a rule for a removal", async () => {
    expect((await decide({ decision: "remove", reason: "abusive" })).status).toBe(404);
    await report({ reason: "abusive" });
    expect((await decide({ decision: "remove", reason: "within-policy" })).status).toBe(400);
    expect(shown()).toHaveLength(1);
  });
});
