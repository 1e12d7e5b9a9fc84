import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { API_GROUPS } from "#contract/api/groups.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviews, reviewsLedger } from "#server/database/tables/reviews.ts";
import { rateLimitCounters } from "#server/database/tables/site.ts";
import { idTokens } from "#server/signing.ts";
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
  const review = { companyId: 1, customerName: "Ann", rating: 4, title: "Good", content: "On time." };
  const body = JSON.stringify({ ...review, email: "ann@home.example" });
  reviewId = (await (await app.request("/api/reviews", { method: "POST", body })).json()).id;
});

const call = (method: string, path: string, body?: object) =>
  app.request(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Every way in which a review stops being shown on its company's page, with the last line that it adds to the ledger. */
const REMOVALS: Record<string, { remove: () => Promise<unknown>; line: string }> = {
  removeReview: {
    remove: () => call("DELETE", `/reviews/${reviewId}?reason=advertising`),
    line: "removed advertising",
  },
  "removeReview, for no stated reason": {
    remove: () => call("DELETE", `/reviews/${reviewId}`),
    line: "removed not-stated",
  },
  changeReviews: {
    remove: () => call("POST", "/reviews/bulk", { action: "remove", ids: [reviewId], reason: "advertising" }),
    line: "removed advertising",
  },
  decideReports: {
    remove: async () => {
      await call("POST", `/reviews/${reviewId}/report`, { reason: "other" });
      await call("POST", `/reviews/${reviewId}/decision`, { decision: "remove", reason: "abusive" });
    },
    line: "upheld abusive",
  },
  "withdrawn by its writer": {
    remove: () =>
      app.services.reviews.own.withdraw(
        idTokens("my-review", { signingSecret: "for tests only" }).issue(reviewId),
      ),
    line: "withdrawn by-writer",
  },
  erasePersonalData: {
    remove: () => call("POST", "/personal-data/erase", { contact: "ann@home.example" }),
    line: "withdrawn by-writer",
  },
  "a company deleted with its reviews": {
    remove: () => app.database.delete(companies).where(eq(companies.id, 1)),
    line: "removed listing-deleted",
  },
  decideProposal: {
    remove: async () => {
      await app.services.firms.remove(1);
      const [proposal] = await (await call("GET", "/proposals")).json();
      await call("POST", `/proposals/${proposal.id}/decide`, { decision: "approve" });
    },
    line: "removed listing-deleted",
  },
  mergeCompanies: {
    remove: async () => {
      const other = { id: 2, name: "Acme Skip Hire", location: "Leeds", county: "West Yorkshire" };
      await app.database.insert(companies).values(other);
      await call("POST", "/companies/2/merge", { companyId: 1 });
    },
    line: "published moved",
  },
  "a listing that is taken away": {
    remove: () => app.database.update(companies).set({ listing: "removed" }),
    line: "hidden listing-removed",
  },
  "deleted with SQL": {
    remove: () => app.database.delete(reviews),
    line: "removed not-stated",
  },
};

test.each(Object.keys(REMOVALS))("leaves its line in the ledger: %s", async (name) => {
  expect(app.services.companies.reviewsOf(1)).toHaveLength(1);
  await REMOVALS[name]?.remove();
  await app.services.companies.refresh("all");
  expect(app.services.companies.reviewsOf(1)).toEqual([]);
  const [line] = await app.database.select().from(reviewsLedger).orderBy(desc(reviewsLedger.seq)).limit(1);
  expect(`${line?.event} ${line?.reasonCode}`).toBe(REMOVALS[name]?.line);
});

/**
 * Calls that delete or undo something but cannot remove a review. For example, undoing an import keeps companies with reviews.
 */
const WITHOUT_REVIEWS = [
  ...["removeQuote", "removeLead", "removeLogo", "undoImport", "undoChoice", "eraseQuote"],
  // A company with reviews cannot be deleted by undoing its addition.
  "undoChange",
  ...["removeCarrierCheck", "undoCompanyChange", "decideLead", "decideDraft"],
  "decideComplaint",
  // This call undoes edits of listings.
  "undoChanges",
  // This call brings removed reviews back, or the reports of reviews that stay shown.
  "undoReviewDecisions",
  // Reviews move back to the listing for which they were written.
  "undoMerge",
];

test("every call that deletes is known here: add a new one to the table above if it can take away reviews", () => {
  const deleting = API_GROUPS.flatMap(({ calls }) => calls).filter(
    ({ method, name }) => method === "DELETE" || /^(remove|delete|undo|erase|decide|hide|merge)/.test(name),
  );
  const unknown = deleting.filter(({ name }) => !REMOVALS[name] && !WITHOUT_REVIEWS.includes(name));
  expect(unknown.map(({ name }) => name)).toEqual([]);
});
