import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#server/database/tables/companies.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { rateLimitCounters } from "#server/database/tables/site.ts";
import { idTokens } from "#server/signing.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { verifyDatabase } from "./ledger/verify.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
let token: string;
beforeAll(async () => {
  // The fourth review of a company from one network waits, so that the test has both shown and waiting reviews.
  app = await openTestApp({ env: { RATE_LIMIT_FACTOR: "3" } });
  const login = { method: "POST", body: '{"password":"correct horse"}' };
  token = (await (await app.request("/api/admin/login", login)).json()).token;
});
afterAll(() => app.close());

const RUNS = 6;
const ACTS_PER_RUN = 40;
const COMPANY_IDS = [1, 2, 3];
const tokens = idTokens("my-review", { signingSecret: "for tests only" });

/** A repeatable sequence of numbers from 0 up to, but not including, `below`. */
function sequence(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
type Next = ReturnType<typeof sequence>;

const call = (method: string, path: string, body?: object) =>
  app.request(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });

const addCompany = (id: number) =>
  app.database.insert(companies).values({
    id,
    name: `Firm ${id}`,
    location: "Leeds",
    county: "West Yorkshire",
    rating: null,
    reviewCount: 0,
  });

async function post(next: Next) {
  await app.database.delete(rateLimitCounters);
  const review = { customerName: "Ann", rating: 1 + next(5), title: "Title", content: "Words." };
  const email = next(2) === 0 ? "ann@home.example" : "";
  await call("POST", "/reviews", { ...review, email, companyId: COMPANY_IDS[next(3)] });
}

/** What visitors, companies and the administrator can do to a review, except restoring it and moving it to another listing. */
const ACTS: readonly ((id: number, next: Next) => Promise<unknown>)[] = [
  (id) => app.services.reviews.own.confirm(tokens.issue(id)),
  (id, next) =>
    app.services.reviews.own.edit(tokens.issue(id), {
      ...{ customerName: "Ann", title: "Another", content: "Words.", skipSize: null },
      rating: 1 + next(5),
    }),
  (id) => app.services.reviews.own.withdraw(tokens.issue(id)),
  (id) => call("POST", `/reviews/${id}/report`, { reason: "abusive" }),
  (id) => call("POST", `/reviews/${id}/decision`, { decision: "keep", reason: "within-policy" }),
  (id) => call("POST", `/reviews/${id}/decision`, { decision: "remove", reason: "abusive" }),
  (id) => call("POST", `/reviews/${id}/publish`),
  (id) => call("DELETE", `/reviews/${id}?reason=advertising`),
  (id, next) => app.services.reviews.reply(1 + next(3), id, { reply: next(2) === 0 ? null : "Thank you." }),
];

/** Deletes a random company with its reviews and inserts it again, or changes whether it is listed. */
async function changeCompany(next: Next) {
  const id = COMPANY_IDS[next(3)] ?? 1;
  const isThis = eq(companies.id, id);
  const act = next(4);
  if (act === 0) {
    await app.database.delete(companies).where(isThis);
    await addCompany(id);
  } else {
    await app.database
      .update(companies)
      .set({ listing: act === 1 ? "removed" : "public" })
      .where(isThis);
  }
}

async function actAtRandom(next: Next) {
  const choice = next(10);
  if (choice < 4) return post(next);
  if (choice === 4) return changeCompany(next);
  const stored = await app.database.select({ id: reviews.id }).from(reviews).orderBy(reviews.id);
  const review = stored[next(stored.length)];
  if (review) await ACTS[next(ACTS.length)]?.(review.id, next);
}

/** Count, average and ledger must agree with the stored reviews, and the catalogue in memory with the database. */
async function expectConsistent() {
  await app.services.companies.refresh("all");
  const rows = await app.database
    .select({
      id: companies.id,
      listing: companies.listing,
      rating: companies.rating,
      reviewCount: companies.reviewCount,
      shown: sql<number>`(count(${reviews.id}) filter (where not ${reviews.isWaiting}))::int`,
      average: sql<
        string | null
      >`round(avg(${reviews.rating}) filter (where not ${reviews.isWaiting}), 2)::text`,
    })
    .from(companies)
    .leftJoin(reviews, eq(reviews.companyId, companies.id))
    .groupBy(companies.id);
  let all = 0;
  for (const { id, listing, rating, reviewCount, shown, average } of rows) {
    expect({ rating, reviewCount }).toEqual({ rating: average, reviewCount: shown });
    const isPublic = listing === "public";
    const found = app.services.companies.find(id);
    expect(found && { rating: found.rating, reviewCount: found.reviewCount }).toEqual(
      isPublic ? { rating: average, reviewCount: shown } : null,
    );
    expect(app.services.companies.reviewsOf(id)).toHaveLength(isPublic ? shown : 0);
    all += isPublic ? shown : 0;
  }
  expect(app.services.companies.statistics().reviews).toBe(all);
  expect((await verifyDatabase(app.database)).problems).toEqual([]);
}

test.each(Array.from({ length: RUNS }, (_, index) => index + 1))(
  "ratings, counts and the ledger agree after acts in any order (%i)",
  async (seed) => {
    await app.database.delete(companies);
    for (const id of COMPANY_IDS) await addCompany(id);
    await app.services.companies.refresh("all");
    const next = sequence(seed);
    for (let at = 0; at < ACTS_PER_RUN; at += 1) {
      await actAtRandom(next);
      if (at % 8 === 7) await expectConsistent();
    }
  },
  60_000,
);

test("they agree when the acts happen at the same time", async () => {
  await app.database.delete(companies);
  for (const id of COMPANY_IDS) await addCompany(id);
  await app.services.companies.refresh("all");
  const next = sequence(99);
  for (let round = 0; round < 6; round += 1) {
    await Promise.allSettled(Array.from({ length: 8 }, () => actAtRandom(next)));
    await expectConsistent();
  }
});
