import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changeLog } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { reviews, reviewsLedger } from "#server/database/tables/reviews.ts";
import { rateLimitCounters } from "#server/database/tables/site.ts";
import { idTokens } from "#server/signing.ts";
import { openTestApp } from "#server/testing/test-app.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.delete(rateLimitCounters);
  await app.database.delete(deliveries);
  await app.database.delete(companies);
  const company = { name: "Acme Skips", location: "Leeds", county: "West Yorkshire" };
  await app.database.insert(companies).values({ ...company, id: 1, rating: null, reviewCount: 0 });
  await app.services.companies.refresh("all");
});

const EMAIL = "ann@home.example";
const REVIEW = { customerName: "Ann", rating: 5, title: "Good", content: "On time.", skipSize: "" };
const tokens = idTokens("my-review", { signingSecret: "for tests only" });
const own = () => app.services.reviews.own;

async function post(fields: object = {}) {
  const init = { method: "POST", body: JSON.stringify({ ...REVIEW, companyId: 1, ...fields }) };
  const response = await app.request("/api/reviews", init);
  return { status: response.status, body: await response.json() };
}

/** Sends a review with an email address. Returns the review's id and the token of its link. */
async function postWithEmail() {
  const { id } = (await post({ email: EMAIL })).body;
  return { id, token: tokens.issue(id) };
}

const shown = () => app.services.companies.reviewsOf(1);
const score = () => {
  const { rating, reviewCount } = app.services.companies.find(1) ?? {};
  return { rating, reviewCount };
};
const lastEvents = async (count: number) =>
  (await app.database.select().from(reviewsLedger).orderBy(desc(reviewsLedger.seq)).limit(count))
    .reverse()
    .map(({ event, reasonCode, proofLabel }) => [event, reasonCode, proofLabel].join(" "));

describe("the address on the review form", () => {
  test("is optional, is sent one link, and is in no answer", async () => {
    expect((await post({ email: "" })).body).not.toHaveProperty("confirmationSent");
    expect(await app.database.$count(deliveries)).toBe(0);
    const { status, body } = await post({ email: EMAIL });
    expect(status).toBe(201);
    expect(body).toMatchObject({ confirmationSent: true, proof: "none" });
    expect(JSON.stringify([body, shown()])).not.toContain(EMAIL);
    expect(await app.database.select().from(deliveries)).toMatchObject([
      { kind: "review", recipient: EMAIL },
    ]);
  });

  test("has to be one", async () => {
    const { status, body } = await post({ email: "ann@" });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ email: "Please enter a valid email address, or none" });
  });

  test("gets five such emails a day; the reviews are stored all the same", async () => {
    const sent: unknown[] = [];
    for (let at = 0; at < 6; at += 1) {
      await app.database.delete(rateLimitCounters);
      sent.push((await post({ email: EMAIL, title: `Review ${at}` })).body.confirmationSent);
    }
    expect(sent).toEqual([true, true, true, true, true, undefined]);
    expect(await app.database.$count(reviews)).toBe(6);
  });

  test("is deleted when it is confirmed, and after 30 days", async () => {
    const { id, token } = await postWithEmail();
    await own().confirm(token);
    const late = await postWithEmail();
    await app.database.update(reviews).set({ createdAt: sql`now() - interval '31 days'` });
    expect((await app.database.select().from(reviews).where(eq(reviews.id, id)))[0]?.email).toBeNull();
    await app.services.reviews.forgetVisitors();
    expect((await app.database.select().from(reviews)).map(({ email }) => email)).toEqual([null, null]);
    expect(await own().find(late.token)).toBeNull();
    expect(await own().confirm(late.token)).toBeNull();
  });
});

test("the link of a review works again once its removal is undone, and its address is kept no longer than usual", async () => {
  const { id, token } = await postWithEmail();
  await app.services.reviews.remove(id);
  expect(await own().find(token)).toBeNull();
  expect(await app.services.changeLog.undoReviewDecisions([id])).toMatchObject({ undone: 1 });
  expect(await own().confirm(token)).toBe(1);
  expect(await own().find(token)).toMatchObject({ title: "Good", proof: "email-confirmed" });

  const late = await postWithEmail();
  await app.database.update(reviews).set({ createdAt: sql`now() - interval '31 days'` });
  await app.services.reviews.remove(late.id);
  await app.services.reviews.forgetVisitors();
  const log = JSON.stringify(await app.database.select().from(changeLog));
  expect(log).toContain("On time.");
  expect(log).not.toContain(EMAIL);
});

describe("a review's writer", () => {
  test("sees the review by the link, which alone changes nothing", async () => {
    const { token } = await postWithEmail();
    expect(await own().find(token)).toMatchObject({
      title: "Good",
      proof: "none",
      company: { id: 1, name: "Acme Skips" },
    });
    expect(shown()[0]).toMatchObject({ proof: "none" });
  });

  test("confirms the address once, which the review then says", async () => {
    const { token } = await postWithEmail();
    expect(await own().confirm(token)).toBe(1);
    await own().confirm(token);
    expect(shown()[0]).toMatchObject({ proof: "email-confirmed", editedAt: null });
    expect(await lastEvents(2)).toEqual(["published at-once none", "confirmed email email-confirmed"]);
  });

  test("edits the review; the rating follows at once, and the ledger says what changed", async () => {
    const { token } = await postWithEmail();
    const edited = { ...REVIEW, skipSize: null, rating: 1, content: "On second thoughts." };
    await own().edit(token, edited);
    expect(shown()).toMatchObject([
      { rating: 1, content: edited.content, proof: "email-confirmed", editedAt: expect.any(String) },
    ]);
    expect(score()).toEqual({ rating: "1.00", reviewCount: 1 });
    const events = [
      "published at-once none",
      "confirmed email email-confirmed",
      "edited rating email-confirmed",
    ];
    expect(await lastEvents(3)).toEqual(events);
    await own().edit(token, edited);
    expect(await lastEvents(3)).toEqual(events);
  });

  test("takes the review back; it is gone from page and rating, not from the ledger", async () => {
    const { token } = await postWithEmail();
    expect(score()).toEqual({ rating: "5.00", reviewCount: 1 });
    expect(await own().withdraw(token)).toBe(1);
    expect(shown()).toEqual([]);
    expect(score()).toEqual({ rating: null, reviewCount: 0 });
    expect(await lastEvents(1)).toEqual(["withdrawn by-writer none"]);
    expect(await own().find(token)).toBeNull();
    expect(await own().withdraw(token)).toBeNull();
  });

  test("needs the whole link: no other token opens anything", async () => {
    const { id, token } = await postWithEmail();
    const wrong = [
      `${token}x`,
      token.slice(0, -1),
      `0${token}`,
      String(id),
      "",
      idTokens("my-review", { signingSecret: "another secret" }).issue(id),
      token.replace(`${id}.`, `${id + 1}.`),
    ];
    for (const each of wrong) expect(await own().find(each)).toBeNull();
  });
});

test.each(["edited", "withdrawn"])(
  "a review %s while its company is being merged changes the rating of the entry that is kept",
  async (act) => {
    const company = { location: "Leeds", county: "West Yorkshire", rating: null, reviewCount: 0 };
    await app.database.insert(companies).values({ ...company, id: 2, name: "Acme Skip Hire" });
    const { id, token } = await postWithEmail();
    const write = () =>
      act === "edited" ? own().edit(token, { ...REVIEW, rating: 1 } as never) : own().withdraw(token);
    let written: Promise<unknown> | undefined;
    await app.database.transaction(async (tx) => {
      expect(await app.services.reviews.move(tx, { from: 1, to: 2 })).toEqual([id]);
      written = write();
      await expect.poll(() => countLockWaits()).toBe(1);
    });
    expect(await written).toBe(2);
    const scores = await app.database.select().from(companies).orderBy(companies.id);
    expect(scores.map(({ rating, reviewCount }) => [rating, reviewCount])).toEqual([
      [null, 0],
      act === "edited" ? ["1.00", 1] : [null, 0],
    ]);
  },
);

describe("the sitemap's date of a company", () => {
  const changedOn = async () =>
    /company\/1<\/loc><lastmod>([\d-]+)/.exec(await (await app.request("/sitemap.xml")).text())?.[1];
  async function ageCompany(): Promise<void> {
    await app.database.execute(sql`alter table companies disable trigger companies_changed`);
    await app.database.update(companies).set({ changedAt: new Date("2020-01-01T00:00:00Z") });
    await app.database.execute(sql`alter table companies enable trigger companies_changed`);
    await app.services.companies.refresh("all");
    expect(await changedOn()).toBe("2020-01-01");
  }
  const WRITES: Record<string, (review: { id: number; token: string }) => Promise<unknown>> = {
    "a writer confirms the address of a review": ({ token }) => own().confirm(token),
    "a writer changes the words of a review": ({ token }) =>
      own().edit(token, { ...REVIEW, content: "Late." } as never),
    "the company replies to a review": ({ id }) => app.services.reviews.reply(1, id, { reply: "Thank you" }),
  };

  test.each(Object.keys(WRITES))("is new when %s", async (name) => {
    const review = await postWithEmail();
    await ageCompany();
    await WRITES[name]?.(review);
    expect(await changedOn()).not.toBe("2020-01-01");
  });

  test("stays when a review is saved or replied to as it is", async () => {
    const { id, token } = await postWithEmail();
    await own().confirm(token);
    await ageCompany();
    await own().edit(token, { ...REVIEW, skipSize: null } as never);
    await own().confirm(token);
    await app.services.reviews.reply(1, id, {});
    expect(await changedOn()).toBe("2020-01-01");
  });
});

/** The number of statements that wait for a lock. */
async function countLockWaits(): Promise<number> {
  const waiting = await app.database.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.rows.length;
}
