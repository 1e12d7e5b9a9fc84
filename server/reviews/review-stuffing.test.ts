import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { companies } from "#server/database/tables/companies.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { rateLimitCounters } from "#server/database/tables/site.ts";
import { idTokens } from "#server/signing.ts";
import { openTestApp } from "#server/testing/test-app.ts";

const tokens = idTokens("my-review", { signingSecret: "for tests only" });

type TestApp = Awaited<ReturnType<typeof openTestApp>>;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  const login = { method: "POST", body: '{"password":"correct horse"}' };
  token = (await (await app.request("/api/admin/login", login)).json()).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.delete(rateLimitCounters);
  await app.database.delete(companies);
  const acme = { name: "Acme Skips", location: "Leeds", county: "West Yorkshire" };
  const rated = { rating: "4.88", reviewCount: 40, featured: true };
  await app.database.insert(companies).values([
    { ...acme, ...rated, id: 1 },
    { ...acme, id: 2 },
  ]);
  await app.services.companies.refresh("all");
});

const ONE_STAR = { companyId: 1, customerName: "Ann", rating: 1, title: "Bad", content: "Never came." };
const networkNo = (number: number) => `2001:db8:${number.toString(16)}::1`;

let sentReviews = 0;

/** Each review has words of its own, because equal reviews within an hour are one. */
async function review(from: string, fields = {}, to = app) {
  sentReviews += 1;
  const content = `Waited ${sentReviews} days.`;
  const init = { method: "POST", body: JSON.stringify({ ...ONE_STAR, content, ...fields }) };
  const response = await to.request("/api/reviews", init, { from });
  return { status: response.status, body: await response.json() };
}

/** Sends one review each from `count` networks, one at a time. */
async function reviewFromNetworks(count: number, fields = {}) {
  const answers: Awaited<ReturnType<typeof review>>[] = [];
  for (let at = 0; at < count; at += 1) answers.push(await review(networkNo(at), fields));
  return answers;
}

const company = async (id = 1) => (await app.request(`/api/companies/${id}`)).json();
const shown = async (id = 1) => (await app.request(`/api/companies/${id}/reviews`)).json();
const moderate = async (method: string, path: string, body?: object) => {
  const headers = { authorization: `Bearer ${token}` };
  const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
  const response = await app.request(`/api${path}`, init);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
};
const waiting = async () => (await moderate("GET", "/reviews/waiting")).body;

describe("review stuffing from many networks", () => {
  test("shows three reviews of a company a day, and keeps the others until the administrator decides", async () => {
    const answers = await reviewFromNetworks(20);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(answers.filter(({ body }) => body.waiting)).toHaveLength(17);
    expect(await company()).toMatchObject({ rating: ((4.88 * 40 + 3) / 43).toFixed(2), reviewCount: 43 });
    expect(await shown()).toHaveLength(3);
    expect(await waiting()).toHaveLength(17);
    expect(await app.database.$count(reviews)).toBe(20);
    expect(app.services.companies.statistics().reviews).toBe(3);
  });

  test("sent at the same time shows three as well", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => review(networkNo(at))));
    expect(answers.filter(({ body }) => !body.waiting)).toHaveLength(3);
    expect(await company()).toMatchObject({ reviewCount: 43 });
  });

  test("of one company holds back no review of another, and none a day later", async () => {
    await reviewFromNetworks(11);
    expect((await review(networkNo(99), { companyId: 2 })).body.waiting).toBeUndefined();
    await app.database.update(reviews).set({ createdAt: sql`now() - interval '25 hours'` });
    expect((await review(networkNo(99))).body.waiting).toBeUndefined();
  });

  test("leaves the rating as it was once the administrator has removed what was written since", async () => {
    const genuine = (await review("192.0.2.1", { rating: 5 })).body;
    await app.database.update(reviews).set({ createdAt: sql`now() - interval '2 days'` });
    await reviewFromNetworks(20);
    const found = await moderate("POST", "/reviews/search", { company: 1, age: "within-1" });
    const ids = found.body.reviews.map(({ id }: { id: number }) => id);
    const removed = await moderate("POST", "/reviews/bulk", { action: "remove", ids, reason: "not-genuine" });
    expect(removed).toEqual({ status: 200, body: { changed: 20, unchanged: 0 } });
    expect(await company()).toMatchObject({ rating: "4.88", reviewCount: 41 });
    expect(await shown()).toMatchObject([{ id: genuine.id }]);
    expect(await waiting()).toEqual([]);
  });
});

describe("review stuffing over days", () => {
  const age = (interval: string) =>
    app.database.execute(
      sql`update reviews set created_at = created_at - ${interval}::interval, edited_at = edited_at - ${interval}::interval`,
    );

  test("shows ten in a week, however the networks and hours are spread", async () => {
    let shownAtOnce = 0;
    for (let hour = 0; hour < 7; hour += 1) {
      for (let at = 0; at < 5; at += 1)
        if (!(await review(networkNo(hour * 5 + at))).body.waiting) shownAtOnce += 1;
      await app.database.delete(rateLimitCounters);
      await age("24 hours 10 minutes");
    }
    expect(shownAtOnce).toBe(10);
  });

  test("does not hold back a company that usually gets many", async () => {
    await app.database
      .insert(reviews)
      .values(
        Array.from({ length: 480 }, () => ({ ...ONE_STAR, createdAt: sql`now() - interval '100 days'` })),
      );
    const answers = await reviewFromNetworks(4);
    expect(answers.map(({ body }) => body.waiting)).toEqual([undefined, undefined, undefined, true]);
    await age("25 hours");
    await reviewFromNetworks(3);
    await age("25 hours");
    await app.database.delete(rateLimitCounters);
    for (let at = 200; at < 203; at += 1) expect((await review(networkNo(at))).body.waiting).toBeUndefined();
  });

  test("edits count like reviews and wait like them, and the former words stay", async () => {
    const sent: { id: number }[] = [];
    for (let day = 0; day < 5; day += 1) {
      for (let at = 0; at < 2; at += 1) {
        const email = `kim${day}${at}@mine${day}${at}.example`;
        sent.push((await review(networkNo(day * 2 + at), { rating: 5, email })).body);
      }
      await age("25 hours");
    }
    await age("8 days");
    const before = await company();
    const own = app.services.reviews.own;
    const edited = { customerName: "Kim", rating: 1, title: "Robbed", content: "Threats" };
    for (const { id } of sent) await own.edit(tokens.issue(id), edited);
    const robbed = (await shown()).filter(({ title }: { title: string }) => title === "Robbed");
    expect(robbed).toHaveLength(3);
    expect(Number((await company()).rating)).toBeGreaterThan(Number(before.rating) - 0.4);
    expect(await waiting()).toHaveLength(7);
    expect((await waiting())[0]).toMatchObject({ rating: 5, edit: { title: "Robbed", rating: 1 } });
  });

  test("an edit of a review that the administrator published or kept waits in every case", async () => {
    await review("192.0.2.1", { companyId: 2 });
    const { id } = (await review("192.0.2.1", { companyId: 2, email: "ann@home.example" })).body;
    await moderate("POST", `/reviews/${id}/publish`);
    await age("10 days");
    const own = app.services.reviews.own;
    await own.edit(tokens.issue(id), { customerName: "Ann", rating: 5, title: "Other", content: "Words" });
    expect((await shown(2)).map(({ title }: { title: string }) => title)).not.toContain("Other");
    expect(await own.find(tokens.issue(id))).toMatchObject({ title: "Other", isEditWaiting: true });
    const [{ id: waitingId }] = await waiting();
    expect(waitingId).toBe(id);
    expect((await moderate("POST", `/reviews/${id}/publish`)).status).toBe(200);
    expect((await shown(2)).map(({ title }: { title: string }) => title)).toContain("Other");
    expect(await waiting()).toEqual([]);
    await own.edit(tokens.issue(id), { customerName: "Ann", rating: 1, title: "Third", content: "Words" });
    const keep = { decision: "keep", reason: "within-policy" } as const;
    expect(await app.services.reviews.decide(id, keep)).toBe(true);
    expect((await shown(2)).map(({ title }: { title: string }) => title)).not.toContain("Third");
    expect(await waiting()).toEqual([]);
  });

  test("one mailbox confirms one review of a company, whatever its tags", async () => {
    const ids: number[] = [];
    for (let at = 0; at < 3; at += 1)
      ids.push((await review(networkNo(at), { email: `kim+${at}@mine.example` })).body.id);
    for (const id of ids) await app.services.reviews.own.confirm(tokens.issue(id));
    const proofs = (await shown()).map(({ proof }: { proof: string }) => proof).sort();
    expect(proofs).toEqual(["email-confirmed", "none", "none"]);
  });
});

describe("reviews of one company from one network", () => {
  test("of an outer network, five show in a month", async () => {
    for (let at = 0; at < 5; at += 1) {
      expect((await review(`2001:db8:50:${at}::1`)).body.waiting).toBeUndefined();
      await app.database.update(reviews).set({ createdAt: sql`created_at - interval '4 days'` });
    }
    expect((await review("2001:db8:50:ff::1")).body.waiting).toBe(true);
    expect((await review("2001:db8:51::1")).body.waiting).toBeUndefined();
  });

  test("show once a month", async () => {
    expect((await review("192.0.2.1")).body.waiting).toBeUndefined();
    expect((await review("192.0.2.1")).body.waiting).toBe(true);
    expect((await review("192.0.2.2")).body.waiting).toBeUndefined();
    expect((await review("192.0.2.1", { companyId: 2 })).body.waiting).toBeUndefined();
    await app.database.update(reviews).set({ createdAt: sql`now() - interval '32 days'` });
    expect((await review("192.0.2.1")).body.waiting).toBeUndefined();
  });

  test("show once a month from a whole IPv6 network", async () => {
    await review("2001:db8:1:2::1");
    expect((await review("2001:db8:1:2:ffff::9")).body.waiting).toBe(true);
  });

  test("are known by a hash, which is deleted after a month", async () => {
    await review("198.51.100.23");
    const network = async () => (await app.database.select().from(reviews))[0]?.network;
    expect(await network()).toMatch(/^[\w-]{43}$/);
    await app.services.reviews.forgetVisitors();
    expect(await network()).not.toBeNull();
    await app.database.update(reviews).set({ createdAt: sql`now() - interval '32 days'` });
    await app.services.reviews.forgetVisitors();
    expect(await network()).toBeNull();
  });
});

describe("a waiting review", () => {
  const sendWaiting = async () => {
    await review("192.0.2.1", { rating: 5 });
    return (await review("192.0.2.1", { rating: 3, title: "Again" })).body;
  };

  test("stands only in the administrator's list, with the name of its company", async () => {
    const { waiting: _, ...sent } = await sendWaiting();
    expect(await waiting()).toEqual([{ ...sent, companyName: "Acme Skips", edit: null }]);
    expect(JSON.stringify(await shown())).not.toContain("Again");
  });

  test("shows and counts from the moment it is published", async () => {
    const { id } = await sendWaiting();
    expect((await moderate("POST", `/reviews/${id}/publish`)).status).toBe(200);
    expect(await shown()).toMatchObject([{ id }, { rating: 5 }]);
    expect(await company()).toMatchObject({ rating: ((4.88 * 40 + 8) / 42).toFixed(2), reviewCount: 42 });
    expect(await waiting()).toEqual([]);
    expect((await moderate("POST", `/reviews/${id}/publish`)).status).toBe(404);
  });

  test("is deleted without effect on the rating", async () => {
    const { id } = await sendWaiting();
    const before = await company();
    expect((await moderate("DELETE", `/reviews/${id}`)).status).toBe(204);
    expect(await company()).toEqual(before);
    expect(await app.database.$count(reviews, eq(reviews.id, id))).toBe(0);
  });
});

test("the factor multiplies how many reviews show at once", async () => {
  const other = await openTestApp({ env: { RATE_LIMIT_FACTOR: "2" } });
  const acme = { id: 1, name: "Acme Skips", location: "Leeds", county: "West Yorkshire" };
  await other.database.insert(companies).values(acme);
  for (const expected of [undefined, undefined, true])
    expect((await review("192.0.2.1", {}, other)).body.waiting).toBe(expected);
  await other.close();
});
