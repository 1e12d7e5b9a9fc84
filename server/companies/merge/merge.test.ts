import { asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { offerBody } from "#contract/answers/answers.ts";
import type { MergePreview } from "#contract/companies/merge.ts";
import type { RegisterResult } from "#contract/registers/registers.ts";
import { proposals } from "#server/database/tables/changes.ts";
import { carrierChecks, companies, firmSessions } from "#server/database/tables/companies.ts";
import { answers, deliveries, hireEvents, quotes } from "#server/database/tables/requests.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { quoteTokens } from "#server/quotes/quote-tokens.ts";
import { verifyDatabase } from "#server/reviews/ledger/verify.ts";
import { openTestApp } from "#server/testing/test-app.ts";

const app = await openTestApp({ env: { RATE_LIMIT_FACTOR: "100" } });
afterAll(() => app.close());
const { merges } = app.services;
const { database } = app;

const PLACE = { location: "Leeds", county: "West Yorkshire", latitude: 53.796, longitude: -1.548 };
const NUMBER = "CBDU99000001";

beforeEach(async () => {
  for (const table of [quotes, companies]) await database.delete(table);
  await database.insert(companies).values([
    { id: 1, name: "Ash Skips", phone: "0113 496 0000", email: "a@ash.example", ...PLACE },
    {
      ...{ id: 2, name: "Ash Skip Hire", phone: "+44 113 496 0000", email: "b@ash.example", ...PLACE },
      ...{ website: "https://ash.example", postcode: "LS1 4AP", licenseNumber: NUMBER, skipSizes: "6 yard" },
      prices: [
        {
          ...{ size: 6, price: "180.00", hireDays: 14, extraWeek: null, heavyAllowed: true },
          ...{ statedBy: "company", statedOn: "2026-10-01" },
        },
      ],
      sources: { website: { source: "A list", record: "7", licence: "OGL", readOn: "2026-10-01" } },
    },
    { id: 3, name: "Birch Skips", phone: "0113 496 0003", email: "c@birch.example", ...PLACE },
  ]);
  await app.services.companies.refresh("all");
});

const found = (id: number) => app.services.companies.find(id);
const named = (ids: string) => app.services.companies.list({ ids }).map(({ id }) => id);
const reviewsOf = (id: number) => app.services.companies.reviewsOf(id).map(({ title }) => title);
const problems = async () => (await verifyDatabase(database)).problems;

const review = (companyId: number, title: string, rating = 5) =>
  app.services.reviews.add({ companyId, customerName: "Ann", rating, title, content: "On time." } as never, {
    network: `network of ${title}`,
    outerNetwork: null,
  });

async function request(ids: number[], additionalInfo = "Ring the bell") {
  const body = {
    ...{ name: "Ann Example", email: "ann@home.example", phone: "01632 960123", location: "LS1 4AP" },
    ...{ wasteType: "garden", skipSize: "builder-6-yard", hireLength: "1-week" },
    additionalInfo,
    companies: ids.map((id) => ({ id })),
  };
  const response = await app.request("/api/quotes", { method: "POST", body: JSON.stringify(body) });
  const { reference, receiptUrl } = await response.json();
  return { reference, receipt: receiptUrl.split("/").at(-1) as string };
}

const answerLink = (reference: string, companyId: number) =>
  quoteTokens({ signingSecret: "for tests only" }).issueFor("answer", { reference, companyId });
const decline = (link: string) =>
  app.services.quotes.answers.decline(link, { reason: "no-vehicle" } as never, null);
const offer = (link: string) =>
  app.services.quotes.answers.offer(
    link,
    offerBody.parse({ lines: [{ kind: "hire", price: "250.00" }], vat: "included" }),
    null,
  );

async function mergeId(keptId: number, mergedId: number): Promise<number> {
  const merge = await merges.merge({ keptId, mergedId });
  if ("refused" in merge) throw new Error("Not merged");
  return merge.mergeId;
}

/**
 * Companies and related rows, to compare before a merge and after its undo. Left out are times of edits, `ratingTotal`,
 * `toldAt`, and emails other than requests to companies.
 */
async function snapshot() {
  const rows = await database.select().from(companies).orderBy(asc(companies.id));
  const answered = await database.select().from(answers).orderBy(asc(answers.id));
  return {
    companies: rows.map(({ changedAt: _, updatedAt: __, ratingTotal: ___, ...row }) => row),
    reviews: await database.select().from(reviews).orderBy(asc(reviews.id)),
    quotes: await database.select().from(quotes).orderBy(asc(quotes.id)),
    deliveries: await database
      .select()
      .from(deliveries)
      .where(eq(deliveries.kind, "company"))
      .orderBy(asc(deliveries.id)),
    presses: await database.select().from(hireEvents).orderBy(asc(hireEvents.id)),
    answers: answered.map(({ toldAt: _, ...answer }) => answer),
    proposals: await database.select().from(proposals).orderBy(asc(proposals.id)),
    checks: await database.select().from(carrierChecks).orderBy(asc(carrierChecks.id)),
  };
}

/** Gives entry 1 a review, and entry 2 a review, a waiting review, a declined request, a correction and a check. */
async function live() {
  await review(1, "First");
  await review(2, "Second", 3);
  const [hidden] = await database
    .insert(reviews)
    .values({
      ...{ companyId: 2, customerName: "Bo", rating: 1, title: "Waits", content: "Hm", isWaiting: true },
    })
    .returning({ id: reviews.id });
  const asked = await request([2, 3]);
  const question = { press: "question", question: "access", words: null } as const;
  await app.services.quotes.hires.pressOfCompany(answerLink(asked.reference, 2), question);
  await decline(answerLink(asked.reference, 2));
  await app.services.firms.proposeCorrection(
    2,
    {
      field: "phone",
      suggestion: "0113 496 0009",
      source: null,
    },
    null,
  );
  await app.services.carrierChecks.record(2, {
    ...{ nation: "England", result: "matched", method: "register-page", checkedOn: "2026-11-01" },
    checkedBy: "Ann",
  });
  return { asked, hidden: hidden?.id };
}

test("a merge moves reviews, requests, answers, corrections and checks, and fills what was empty", async () => {
  const { asked } = await live();
  const merge = await merges.merge({ keptId: 1, mergedId: 2 });
  expect(merge).toMatchObject({ reviews: 2, requests: 1 });
  expect((await snapshot()).presses).toMatchObject([{ companyId: 1 }]);
  expect(merge).toHaveProperty("filled", ["postcode", "website", "skipSizes", "licenseNumber", "prices"]);
  expect(found(2)).toBeNull();
  expect(found(1)).toMatchObject({
    ...{ name: "Ash Skips", phone: "0113 496 0000", email: "a@ash.example" },
    ...{ website: "https://ash.example", postcode: "LS1 4AP", licenseNumber: NUMBER },
    ...{ prices: [{ size: 6, statedBy: "company", statedOn: "2026-10-01" }] },
    carrier: { result: "matched", checkedOn: "2026-11-01" },
  });
  expect(reviewsOf(1).sort()).toEqual(["First", "Second"]);
  expect(await app.services.reviews.listWaiting()).toMatchObject([{ title: "Waits", companyId: 1 }]);
  expect(await app.services.proposals.list()).toMatchObject([{ company: { id: 1 } }]);
  const receipt = await app.services.quotes.receipt(asked.receipt);
  expect(receipt?.companies).toMatchObject([
    { id: 1, name: "Ash Skip Hire", phone: "0113 496 0000", answer: { state: "declined" } },
    { id: 3 },
  ]);
  const [kept] = await database.select().from(companies).where(eq(companies.id, 1));
  expect(kept?.sources).toEqual({
    website: { source: "A list", record: "7", licence: "OGL", readOn: "2026-10-01" },
  });
  expect(await problems()).toEqual([]);
});

test("a preview of a merge says what the merge then does, and stores nothing", async () => {
  await review(2, "Good");
  await request([2]);
  const before = JSON.stringify([found(1), found(2)]);
  const preview = await merges.preview({ keptId: 1, mergedId: 2 });
  expect(preview).toMatchObject({ reviews: 1, requests: 1 });
  const texts = "refused" in preview ? [] : preview.fields.map(({ field, text }) => `${field}: ${text}`);
  expect(texts).toEqual(
    expect.arrayContaining(["name: Ash Skips", "website: https://ash.example", "prices: 6=180/14d/heavy"]),
  );
  expect(preview).toHaveProperty("lost", [
    { field: "name", text: "Ash Skip Hire", kept: "Ash Skips" },
    { field: "phone", text: "+44 113 496 0000", kept: "0113 496 0000" },
    { field: "email", text: "b@ash.example", kept: "a@ash.example" },
  ]);
  await app.services.companies.refresh("all");
  expect(JSON.stringify([found(1), found(2)])).toBe(before);
  const { mergeId: _, ...merged } = (await merges.merge({ keptId: 1, mergedId: 2 })) as { mergeId: number };
  expect(preview).toMatchObject(merged);
  expect(await merges.preview({ keptId: 1, mergedId: 2 })).toMatchObject({ refused: "conflict" });
  expect(await merges.preview({ keptId: 1, mergedId: 99 })).toMatchObject({ refused: "not-found" });
});

const LIQUIDATION: RegisterResult = {
  ...{ register: "companies-house", number: "01234567", asOf: "2026-11-01" },
  ...{ status: "liquidation", matchedBy: "number" },
};
const LICENCE: RegisterResult = {
  ...{ register: "operator-licences", number: "OB1234567", asOf: "2026-11-01" },
  ...{ status: "valid", matchedBy: "number" },
};

test("a merge takes what the registers said of the other entry, and its undo gives it back", async () => {
  const stated = { companyNumber: "01234567", registers: [LIQUIDATION, LICENCE] };
  await database.update(companies).set({ companyNumber: "01234567" }).where(eq(companies.id, 2));
  await database.update(companies).set(stated).where(eq(companies.id, 2));
  const before = await snapshot();
  const preview = (await merges.preview({ keptId: 1, mergedId: 2 })) as MergePreview;
  expect(preview.fields).toContainEqual({
    field: "registers",
    text: "Companies House 01234567: in liquidation; Operator licence OB1234567: valid",
  });
  expect(preview.lost.map(({ field }) => field)).not.toContain("registers");
  const id = await mergeId(1, 2);
  expect(found(1)?.registers).toEqual([LIQUIDATION, LICENCE]);
  await merges.undo(id);
  expect(await snapshot()).toEqual(before);
});

test("what a register said about another company number is not taken, and the preview names it", async () => {
  await database.update(companies).set({ companyNumber: "07654321" }).where(eq(companies.id, 1));
  await database
    .update(companies)
    .set({ registers: [LIQUIDATION] })
    .where(eq(companies.id, 2));
  const { lost } = (await merges.preview({ keptId: 1, mergedId: 2 })) as MergePreview;
  const text = "Companies House 01234567: in liquidation";
  expect(lost).toContainEqual({ field: "registers", text, kept: "" });
  await mergeId(1, 2);
  expect(found(1)?.registers).toEqual([]);
});

test("a preview names a postcode and a logo that would not be kept", async () => {
  await database.update(companies).set({ location: "York", logo: "old-logo" }).where(eq(companies.id, 2));
  await database.update(companies).set({ logo: "new-logo" }).where(eq(companies.id, 1));
  const { lost } = (await merges.preview({ keptId: 1, mergedId: 2 })) as MergePreview;
  expect(lost).toEqual(
    expect.arrayContaining([
      { field: "postcode", text: "LS1 4AP", kept: "" },
      { field: "logo", text: expect.stringContaining("old-logo"), kept: expect.stringContaining("new-logo") },
    ]),
  );
});

test("undoing a merge gives everything back, and the ledger accounts for every review", async () => {
  await live();
  const before = await snapshot();
  const id = await mergeId(1, 2);
  expect(await snapshot()).not.toEqual(before);
  expect(await problems()).toEqual([]);
  expect(await merges.undo(id)).toMatchObject({ reviews: 2, requests: 1 });
  expect(await snapshot()).toEqual(before);
  expect(await problems()).toEqual([]);
  expect(found(2)?.website).toBe("https://ash.example");
  expect([reviewsOf(1), reviewsOf(2)]).toEqual([["First"], ["Second"]]);
  expect(await merges.undo(id)).toHaveProperty("refused", "not-found");
});

test("what happened after a merge stays where it belongs when it is undone", async () => {
  const { asked } = await live();
  const id = await mergeId(1, 2);
  await review(1, "Third", 4);
  await app.services.editor.change(1, { website: "https://new.example" });
  // The link in the email to the merged entry still opens the request.
  expect(await app.services.quotes.answers.read(answerLink(asked.reference, 2))).toMatchObject({
    company: { id: 1, name: "Ash Skips" },
  });
  await merges.undo(id);
  expect([reviewsOf(1).sort(), reviewsOf(2)]).toEqual([["First", "Third"], ["Second"]]);
  expect(found(1)).toMatchObject({ website: "https://new.example", postcode: null, prices: [] });
  expect(await app.services.quotes.answers.read(answerLink(asked.reference, 2))).toMatchObject({
    company: { id: 2 },
  });
  expect(await problems()).toEqual([]);
});

test("a company answers with the link that the merged entry got, and the customer can choose it", async () => {
  const { reference, receipt } = await request([2, 3]);
  const id = await mergeId(1, 2);
  await offer(answerLink(reference, 2));
  const chosen = await app.services.quotes.choose(receipt, { companyId: 1, version: 1 });
  expect(chosen).toMatchObject({ chosenCompanyId: 1 });
  expect((await database.select().from(answers)).map(({ companyId }) => companyId)).toEqual([1]);
  await merges.undo(id);
  expect((await database.select().from(answers)).map(({ companyId }) => companyId)).toEqual([2]);
  expect(await app.services.quotes.receipt(receipt)).toMatchObject({ chosenCompanyId: 2 });
});

test("a company answers with a link from during a merge after the merges were undone", async () => {
  const { reference } = await request([2]);
  const first = await mergeId(1, 2);
  const second = await mergeId(3, 1);
  const link = answerLink(reference, 3);
  expect(await app.services.quotes.answers.read(link)).toMatchObject({ company: { id: 3 } });
  await merges.undo(second);
  expect(await app.services.quotes.answers.read(link)).toMatchObject({ company: { id: 1 } });
  await merges.undo(first);
  await decline(link);
  expect((await database.select().from(answers)).map(({ companyId }) => companyId)).toEqual([2]);
  const later = await request([2], "A second skip");
  expect(await app.services.quotes.answers.read(answerLink(later.reference, 3))).toHaveProperty(
    "refused",
    "not-found",
  );
});

/** Entry 2 is asked, chosen, and the customer is invited to review it. */
async function invited() {
  const { reference, receipt } = await request([2, 3]);
  await app.services.quotes.choose(receipt, { companyId: 2, version: null });
  await database
    .update(quotes)
    .set({ choiceToldAt: new Date(), invitedAt: new Date() })
    .where(eq(quotes.reference, reference));
  return (companyId: number) =>
    quoteTokens({ signingSecret: "for tests only" }).issueFor("review", { reference, companyId });
}

test("a link to review the kept entry reviews the other one after the merge was undone", async () => {
  const reviewLink = await invited();
  expect(await app.services.reviews.invitation(reviewLink(1))).toBeNull();
  const id = await mergeId(1, 2);
  await merges.undo(id);
  expect(await app.services.reviews.invitation(reviewLink(1))).toMatchObject({ company: { id: 2 } });
  const written = { customerName: "Ann", rating: 5, title: "Invited", content: "On time." };
  expect(
    await app.services.reviews.addInvited(reviewLink(1), written as never, {
      network: null,
      outerNetwork: null,
    }),
  ).toHaveProperty("added");
  expect(reviewsOf(2)).toEqual(["Invited"]);
});

test("a link to review the merged entry reviews the one that was kept", async () => {
  const link = (await invited())(2);
  await mergeId(1, 2);
  const written = { customerName: "Ann", rating: 5, title: "Invited", content: "On time." };
  expect(await app.services.reviews.invitation(link)).toMatchObject({ state: "open", company: { id: 1 } });
  expect(
    await app.services.reviews.addInvited(link, written as never, { network: null, outerNetwork: null }),
  ).toHaveProperty("added");
  expect(reviewsOf(1)).toEqual(["Invited"]);
  expect(await problems()).toEqual([]);
});

test("a request that asked both entries keeps both, each with its own answers", async () => {
  const { reference, receipt } = await request([1, 2]);
  await decline(answerLink(reference, 1));
  const before = await app.services.quotes.receipt(receipt);
  expect(await merges.merge({ keptId: 1, mergedId: 2 })).toMatchObject({ requests: 0 });
  expect((await app.services.quotes.receipt(receipt))?.companies.map(({ id }) => id)).toEqual([1, 2]);
  expect(await app.services.quotes.answers.read(answerLink(reference, 2))).toMatchObject({
    company: { id: 2, name: before?.companies[1]?.name },
  });
});

test("a merged entry is neither exported nor named as similar, and an import does not add it again", async () => {
  await mergeId(1, 2);
  let csv = "";
  for await (const part of await app.services.companyFiles.export()) csv += part;
  expect(csv).toContain("Ash Skips");
  expect(csv).not.toContain("Ash Skip Hire");
  const [alike] = await app.services.similar.find([{ name: "Ash Skip Hire" }]);
  expect(alike).toEqual([]);
  const file = Buffer.from("name,location,county\nAsh Skip Hire,Leeds,West Yorkshire\n");
  const { rows } = await app.services.companyFiles.import(file, { fileName: null, apply: true });
  expect(rows.map(({ kind }) => kind)).not.toContain("new");
});

test("an export from before a merge leaves the merged entry as it was, and names the kept company", async () => {
  let csv = "";
  for await (const part of await app.services.companyFiles.export()) csv += part;
  const id = await mergeId(1, 2);
  const edited = Buffer.from(csv.replaceAll("https://ash.example", "https://new.example"));
  const { rows } = await app.services.companyFiles.import(edited, { fileName: null, apply: true });
  expect(rows.find(({ name }) => name === "Ash Skip Hire")).toMatchObject({ kind: "refused", companyId: 1 });
  await merges.undo(id);
  expect(found(2)?.website).toBe("https://ash.example");
});

test("an import is not undone after an entry that it changed was merged", async () => {
  const file = Buffer.from("id,website\n2,https://new.example\n");
  await app.services.companyFiles.import(file, { fileName: null, apply: true });
  const id = await mergeId(1, 2);
  expect(await app.services.companyFiles.undoLastImport()).toMatchObject({
    message: expect.stringContaining('since the import: "Ash Skip Hire". '),
  });
  expect(found(1)?.website).toBe("https://new.example");
  await merges.undo(id);
  expect(await app.services.companyFiles.undoLastImport()).not.toHaveProperty("refused");
  expect([found(1)?.website, found(2)?.website]).toEqual([null, "https://ash.example"]);
});

test("an import that added an entry can be undone after a merge of the entry was undone, whichever was kept", async () => {
  const before = await snapshot();
  const file = Buffer.from("id,name,location,county\n9,Elm Skips,Leeds,West Yorkshire\n");
  await app.services.companyFiles.import(file, { fileName: null, apply: true });
  for (const [kept, merged] of [
    [1, 9],
    [9, 1],
  ] as const) {
    const id = await mergeId(kept, merged);
    expect(await app.services.companyFiles.undoLastImport()).toHaveProperty("refused");
    await merges.undo(id);
  }
  expect(await app.services.companyFiles.undoLastImport()).not.toHaveProperty("refused");
  expect(await snapshot()).toEqual(before);
});

test("a merge ends what opened the page of the merged entry", async () => {
  const inAnHour = new Date(Date.now() + 3_600_000);
  await database.insert(firmSessions).values([
    { tokenHash: "one", companyId: 1, expiresAt: inAnHour },
    { tokenHash: "two", companyId: 2, expiresAt: inAnHour },
  ]);
  await mergeId(1, 2);
  expect((await database.select().from(firmSessions)).map(({ companyId }) => companyId)).toEqual([1]);
});

test("every address of a merged entry redirects to the company that was kept, until the merge is undone", async () => {
  const id = await mergeId(1, 2);
  const addresses = {
    "/company/2": "/company/1",
    "/company/2?location=Leeds&size=6": "/company/1?location=Leeds&size=6",
    "/company/2/claim": "/company/1/claim",
    "/company/2/correct?field=phone": "/company/1/correct?field=phone",
    "/badge/2.svg": "/badge/1.svg",
    "/previews/company/2.png": "/previews/company/1.png",
    "/api/companies/2": "/api/companies/1",
    "/api/companies/2/reviews": "/api/companies/1/reviews",
  };
  for (const [from, to] of Object.entries(addresses)) {
    const { status, headers } = await app.request(from);
    expect([from, status, headers.get("location")]).toEqual([from, from.startsWith("/api") ? 308 : 301, to]);
    // A browser that cached the redirect would still follow it after the merge was undone.
    expect(headers.get("cache-control")).toMatch(/no-cache|no-store/);
    expect((await app.request(to)).status).toBe(200);
  }
  const claim = await app.request("/api/companies/2/claim", { method: "POST", body: "{}" });
  expect([claim.status, claim.headers.get("location")]).toEqual([308, "/api/companies/1/claim"]);
  await merges.undo(id);
  for (const from of Object.keys(addresses)) expect((await app.request(from)).status).toBe(200);
});

test("a merged entry redirects through all merges, also when everything is read anew", async () => {
  await mergeId(1, 2);
  const second = await mergeId(3, 1);
  const { mergedInto, refresh } = app.services.companies;
  expect([2, 1, 3, 4].map(mergedInto)).toEqual([3, 3, null, null]);
  await refresh("all");
  expect([2, 1].map(mergedInto)).toEqual([3, 3]);
  await merges.undo(second);
  expect([2, 1].map(mergedInto)).toEqual([1, null]);
  await database.delete(companies).where(eq(companies.id, 1));
  await refresh([1, 2]);
  expect(mergedInto(2)).toBeNull();
  expect((await app.request("/api/companies/2")).status).toBe(404);
});

test("lists of chosen companies show the kept company in place of a merged entry, once", async () => {
  await mergeId(1, 2);
  expect([named("3,2"), named("2,1"), named("2,99")]).toEqual([[3, 1], [1], [1]]);
});

test("a merged entry is not edited by an address that redirects readers", async () => {
  await mergeId(1, 2);
  const { status } = await app.request("/api/companies/2", { method: "PUT", body: "{}" });
  expect(status).toBe(401);
});

test("a check of another number stays with the merged entry", async () => {
  await app.services.editor.change(1, { licenseNumber: "CBDU99000002" });
  await live();
  await mergeId(1, 2);
  expect(found(1)?.carrier).toMatchObject({ number: "CBDU99000002", result: "not-checked" });
});

test("merges are undone in their order, and only listed companies are merged, each once", async () => {
  const first = await mergeId(1, 2);
  const second = await mergeId(3, 1);
  expect(await merges.undo(first)).toHaveProperty("refused");
  expect(await merges.merge({ keptId: 1, mergedId: 3 })).toHaveProperty("refused");
  expect(await merges.merge({ keptId: 3, mergedId: 3 })).toHaveProperty("refused");
  expect(await merges.merge({ keptId: 3, mergedId: 99 })).toHaveProperty("refused", "not-found");
  await merges.undo(second);
  await merges.undo(first);
  expect([1, 2, 3].map((id) => found(id)?.name)).toEqual(["Ash Skips", "Ash Skip Hire", "Birch Skips"]);
});

test("a company that asked to leave stays away with its merged entry, until its wish is refused", async () => {
  const id = await mergeId(1, 2);
  await app.services.firms.remove(1);
  expect(await merges.undo(id)).toMatchObject({
    message: "The company has asked to be removed. Decide that first.",
  });
  expect([found(1), found(2)]).toEqual([null, null]);
  const [removal] = await app.services.proposals.list();
  await app.services.proposals.decide(removal?.id ?? 0, { decision: "refuse" });
  expect(await merges.undo(id)).toHaveProperty("mergeId", id);
  expect([found(1)?.name, found(2)?.name]).toEqual(["Ash Skips", "Ash Skip Hire"]);
});

test("a company that asked to leave is deleted with its merged entry after an undo was refused", async () => {
  const id = await mergeId(1, 2);
  await app.services.firms.remove(1);
  await merges.undo(id);
  const [removal] = await app.services.proposals.list();
  await app.services.proposals.decide(removal?.id ?? 0, { decision: "approve" });
  expect((await database.select().from(companies)).map((company) => company.id)).toEqual([3]);
});

test("of two merges at the same time one counts, whichever is kept", async () => {
  await live();
  const both = await Promise.all([
    merges.merge({ keptId: 1, mergedId: 2 }),
    merges.merge({ keptId: 2, mergedId: 1 }),
  ]);
  expect(both.filter((merge) => merge && "mergeId" in merge)).toHaveLength(1);
  expect(await problems()).toEqual([]);
});
