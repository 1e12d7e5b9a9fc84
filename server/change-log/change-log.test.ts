import { asc, desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Change, ChangePage } from "#contract/changes/changes.ts";
import { KEPT_DAYS } from "#contract/changes/options.ts";
import { changeLog, companyChanges, companyImports } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviewReports, reviews, reviewsLedger } from "#server/database/tables/reviews.ts";
import { rateLimitCounters } from "#server/database/tables/site.ts";
import { verifyDatabase } from "#server/reviews/ledger/verify.ts";
import { openTestApp } from "#server/testing/test-app.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
let token: string;
beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMIT_FACTOR: "1000", NEW_COMPANY_RATING: "none" } });
  const login = { method: "POST", body: '{"password":"correct horse"}' };
  token = (await (await app.request("/api/admin/login", login)).json()).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [companies, companyImports, changeLog, rateLimitCounters])
    await app.database.delete(table);
  await app.services.companies.refresh("all");
});

const call = (method: string, path: string, body?: object | string) =>
  app.request(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
const PLACE = { location: "Leeds", county: "West Yorkshire" };
const add = async (name: string, more: object = {}): Promise<number> =>
  (await (await call("POST", "/companies", { name, ...PLACE, ...more })).json()).id;
const review = async (companyId: number, rating = 4): Promise<number> => {
  const body = { companyId, customerName: "Ann", rating, title: "Good", content: "On time." };
  return (await (await call("POST", "/reviews", body)).json()).id;
};
const list = async (query = ""): Promise<Change[]> =>
  ((await (await call("GET", `/changes${query}`)).json()) as ChangePage).changes;
async function newest(query = ""): Promise<Change> {
  const [change] = await list(query);
  if (!change) throw new Error("The log is empty");
  return change;
}
const undo = (change: Pick<Change, "id">) => call("POST", `/changes/${change.id}/undo`);
const problemOf = async (response: Response) => [response.status, (await response.json()).message];
const found = (id: number) => app.services.companies.find(id);
const importCsv = (csv: string) => call("POST", "/companies/import?apply=true&fileName=firms.csv", csv);
async function expectLedger(...lines: string[]) {
  const last = await app.database
    .select()
    .from(reviewsLedger)
    .orderBy(desc(reviewsLedger.seq))
    .limit(lines.length);
  expect(last.toReversed().map(({ event, reasonCode }) => `${event} ${reasonCode}`)).toEqual(lines);
  expect((await verifyDatabase(app.database)).problems).toEqual([]);
}

describe("an edit", () => {
  test("is listed with who made it, before and after, and is undone once", async () => {
    const id = await add("Ash Skips", { phone: "0113 496 0000" });
    await call("PUT", `/companies/${id}`, { phone: "0113 496 0001" });
    const edit = await newest();
    expect(edit).toMatchObject({
      ...{ kind: "company-changed", by: "administrator", canUndo: true, undoneAt: null },
      company: { id, name: "Ash Skips", isStored: true },
      fields: [{ field: "phone", before: "0113 496 0000", after: "0113 496 0001" }],
    });
    expect((await undo(edit)).status).toBe(200);
    expect(found(id)?.phone).toBe("0113 496 0000");
    const [undoing, undone] = await list();
    expect(undoing).toMatchObject({ fields: [{ before: "0113 496 0001", after: "0113 496 0000" }] });
    expect(undone).toMatchObject({ id: edit.id, canUndo: false, undoneAt: expect.any(String) });
    expect((await undo(edit)).status).toBe(409);
  });

  test("stays if the listing says something else by now, and the answer says so", async () => {
    const id = await add("Ash Skips", { phone: "1" });
    await call("PUT", `/companies/${id}`, { phone: "2" });
    const edit = await newest();
    await call("PUT", `/companies/${id}`, { phone: "3" });
    expect(await problemOf(await undo(edit))).toEqual([
      409,
      "The listing was changed again since, so this was not undone.",
    ]);
    expect(found(id)?.phone).toBe("3");
  });

  test("stays if the listing would contradict itself without it", async () => {
    const id = await add("Ash Skips");
    const charge = { waste: "tyres", price: "20.00", unit: "each" };
    const refusal = (why: string) => [
      409,
      `With what was changed since, the listing would contradict itself, so nothing was undone: ${why}.`,
    ];
    await call("PUT", `/companies/${id}`, { priceTo: "500" });
    const dearer = await newest();
    await call("PUT", `/companies/${id}`, { priceFrom: "400" });
    expect(await problemOf(await undo(dearer))).toEqual(refusal("Price to must not be below price from"));
    expect(found(id)).toMatchObject({ priceFrom: "400.00", priceTo: "500.00" });

    await call("PUT", `/companies/${id}`, { refuses: ["tyres"] });
    await call("PUT", `/companies/${id}`, { refuses: [] });
    const taken = await newest();
    await call("PUT", `/companies/${id}`, { acceptsAtCharge: [charge] });
    expect(await problemOf(await undo(taken))).toEqual(
      refusal("Tyres: either refused or accepted at a charge, not both"),
    );
    expect(found(id)).toMatchObject({ refuses: [], acceptsAtCharge: [charge] });
  });

  test("by the company is told from one by the administrator", async () => {
    const id = await add("Ash Skips");
    await app.services.firms.change(id, { phone: "0113 496 0009" });
    await app.services.firms.remove(id);
    await app.services.firms.restore(id);
    expect((await list(`?search=${id}`)).map(({ kind, by }) => `${kind} by ${by}`)).toEqual([
      "listing-shown by company",
      "listing-hidden by company",
      "company-changed by company",
      "company-added by administrator",
    ]);
  });
});

describe("the log", () => {
  test("is searched by name, number and kind, and paged", async () => {
    const ash = await add("Ash Skips");
    const elm = await add("Elm Waste");
    await call("PUT", `/companies/${elm}`, { phone: "1" });
    await call("PUT", `/companies/${elm}`, { website: "https://elm.example" });
    await review(ash);
    const kinds = async (query: string) =>
      (await list(query)).map(({ kind, company }) => `${kind} ${company?.id}`);
    expect(await kinds("?search=ASH")).toEqual([`company-added ${ash}`]);
    expect(await kinds(`?search=${elm}&what=companies`)).toEqual([`company-added ${elm}`]);
    expect(await kinds("?what=companies")).toEqual([`company-added ${elm}`, `company-added ${ash}`]);
    expect(await kinds("?what=imports")).toEqual([]);
    const page = (await (await call("GET", "/changes?page=2")).json()) as ChangePage;
    expect(page).toEqual({ changes: [], total: 4, page: 2, totalPages: 1 });
  });

  test("finds a percent sign as itself", async () => {
    await add("Ash Skips");
    expect(await list("?search=%25")).toEqual([]);
  });

  test("is for the administrator only", async () => {
    expect((await app.request("/api/changes")).status).toBe(401);
    expect((await app.request("/api/changes/edit-1/undo", { method: "POST" })).status).toBe(401);
    expect((await undo({ id: "entry-999" })).status).toBe(404);
    expect((await undo({ id: "edit-999" })).status).toBe(404);
  });
});

describe("a company that was added", () => {
  test("is taken out by undo, comes back with all it had, and can be taken out again", async () => {
    const prices = [{ size: 6, price: "210.00", hireDays: 14, extraWeek: null, heavyAllowed: null }];
    const id = await add("Ash Skips", { postcode: "LS1 4AP", prices, establishedYear: 1999 });
    await call("PUT", `/companies/${id}`, { phone: "1" });
    await undo(await newest());
    const before = await app.database.select().from(companies);
    const edits = await app.database.select().from(companyChanges).orderBy(asc(companyChanges.id));
    expect((await undo(await newest("?what=companies"))).status).toBe(200);
    expect(found(id)).toBeNull();
    const [taken, added] = await list("?what=companies");
    expect(taken).toMatchObject({ kind: "company-taken-out", canUndo: true, company: { name: "Ash Skips" } });
    expect(added).toMatchObject({ kind: "company-added", canUndo: false });
    if (taken) await undo(taken);
    expect(found(id)?.name).toBe("Ash Skips");
    const withoutTimes = (rows: (typeof before)[number][]) =>
      rows.map(({ changedAt: _c, updatedAt: _u, ...row }) => row);
    expect(withoutTimes(await app.database.select().from(companies))).toEqual(withoutTimes(before));
    expect(await app.database.select().from(companyChanges).orderBy(asc(companyChanges.id))).toEqual(edits);
    expect((await list("?what=companies")).map(({ canUndo }) => canUndo)).toEqual([false, true]);
  });

  test.each([
    ["was edited", (id: number) => call("PUT", `/companies/${id}`, { name: "Ash Hire" }), "was changed"],
    [
      "was filled in by the company",
      (id: number) => app.services.firms.change(id, { paymentMethods: "Card" }),
      "was changed",
    ],
    [
      "was paused by the company",
      (id: number) => app.services.firms.change(id, { pauses: [{ from: "2026-11-01", to: "2999-01-01" }] }),
      "was changed",
    ],
    [
      "was filled in by a file",
      (id: number) => importCsv(`id,website\n${id},https://ash.example`),
      "was changed",
    ],
    ["has a review", (id: number) => review(id), "has reviews"],
    [
      "was asked for a quote",
      (id: number) =>
        app.database.execute(
          sql`insert into deliveries (company_id, kind, recipient, state) values (${id}, 'company', 'x', 'sent')`,
        ),
      "has asked this company",
    ],
  ])("stays if it %s since", async (_since, act, why) => {
    const id = await add("Ash Skips");
    await act(id);
    const added = await newest("?what=companies");
    const [status, message] = await problemOf(await undo(added));
    expect([status, message]).toEqual([409, expect.stringContaining(why)]);
    expect(found(id)).not.toBeNull();
  });

  test("is erased 30 days after it was taken out, and the entry says no more than that", async () => {
    await add("Ash Skips");
    await undo(await newest());
    const [taken] = await list();
    await app.database
      .update(changeLog)
      .set({ createdAt: sql`now() - make_interval(days => ${KEPT_DAYS + 1}::int)` })
      .where(eq(changeLog.kind, "company-taken-out"));
    expect((await newest("?search=ash&what=companies")).canUndo).toBe(false);
    if (taken) expect((await undo(taken)).status).toBe(409);
    await app.services.changeLog.eraseDeletedRows();
    const kept = await app.database.select({ kept: changeLog.kept }).from(changeLog);
    expect(kept.map((row) => row.kept)).toEqual([null, null]);
  });

  test("is forgotten with all its entries if it asked to be removed", async () => {
    const id = await add("Ash Skips");
    await importCsv(`id,name,location,county,phone\n${id},Ash Skips,Leeds,West Yorkshire,0113 496 0002`);
    await call("DELETE", `/reviews/${await review(id)}`);
    await app.services.firms.remove(id);
    const [proposal] = await (await call("GET", "/proposals")).json();
    await call("POST", `/proposals/${proposal.id}/decide`, { decision: "approve" });
    expect(await list("?search=ash")).toEqual([]);
    expect(await newest()).toMatchObject({
      ...{ kind: "company-removed", canUndo: false, company: { id, name: null, isStored: false } },
    });
    const stored = await app.database.select().from(companyImports);
    expect(JSON.stringify(stored)).not.toContain("Ash");
    expect(JSON.stringify(await app.database.select().from(changeLog))).not.toContain("Ash");
  });
});

test("a merge of two entries is listed under both names, and undone from the log", async () => {
  const ash = await add("Ash Skips");
  const twin = await add("Ash Hire");
  await call("POST", `/companies/${ash}/merge`, { companyId: twin });
  const merge = await newest();
  expect(merge).toMatchObject({
    ...{
      kind: "company-merged",
      company: { id: ash },
      merged: { id: twin, name: "Ash Hire" },
      canUndo: true,
    },
  });
  expect((await list("?search=hire&what=companies")).map(({ kind }) => kind)).toContain("company-merged");
  for (const added of (await list("?what=companies")).slice(1)) expect((await undo(added)).status).toBe(409);
  expect((await undo(merge)).status).toBe(200);
  expect(found(twin)?.name).toBe("Ash Hire");
  expect((await undo(merge)).status).toBe(404);
});

describe("an import", () => {
  const CSV = "name,location,county,phone\nElm Waste,York,North Yorkshire,01904 496000";

  test("is one entry with its counts and what it changed, and is undone from the log", async () => {
    const id = await add("Ash Skips");
    await importCsv(
      `id,${CSV.split("\n")[0]}\n${id},Ash Skips,Leeds,West Yorkshire,0113 496 0002\n,${CSV.split("\n")[1]}`,
    );
    const entry = await newest();
    expect(entry).toMatchObject({
      ...{ kind: "import", by: "import", company: null, canUndo: true },
      imported: {
        ...{ fileName: "firms.csv", added: 1, changed: 1 },
        companies: [
          { name: "Elm Waste", isNew: true },
          { name: "Ash Skips", fields: [{ field: "phone", before: null, after: "0113 496 0002" }] },
        ],
      },
    });
    expect((await list("?what=imports")).map(({ id: one }) => one)).toEqual([entry.id]);
    expect((await undo(entry)).status).toBe(200);
    expect(found(id)?.phone).toBeNull();
    expect((await newest()).undoneAt).not.toBeNull();
  });

  test("stays if it is not the last one, or its companies were changed since", async () => {
    await importCsv(CSV);
    const first = await newest();
    await importCsv(CSV.replaceAll("Elm", "Oak").replace("496000", "496111"));
    expect(await problemOf(await undo(first))).toEqual([409, "Only the last import can be undone."]);
    const [oak] = app.services.companies.list({ search: "Oak" });
    await call("PUT", `/companies/${oak?.id}`, { phone: "1" });
    const [status, message] = await problemOf(await undo(await newest("?what=imports")));
    expect([status, message]).toEqual([409, expect.stringContaining('"Oak Waste"')]);
  });
});

describe("a review that the administrator removed", () => {
  test("comes back with its rating, its reports and a line of its own in the ledger", async () => {
    const id = await add("Ash Skips");
    await review(id, 2);
    const removedId = await review(id, 4);
    await call("POST", `/reviews/${removedId}/report`, { reason: "abusive", note: "It is rude" });
    const before = await app.database.select().from(reviews).orderBy(asc(reviews.id));
    const score = { rating: found(id)?.rating, reviewCount: found(id)?.reviewCount };
    await call("DELETE", `/reviews/${removedId}?reason=abusive`);
    await expectLedger("removed abusive");
    const entry = await newest();
    expect(entry).toMatchObject({
      ...{ kind: "review-removed", reason: "abusive", canUndo: true },
      review: { id: removedId, customerName: "Ann", rating: 4, title: "Good", content: "On time." },
    });
    expect((await undo(entry)).status).toBe(200);
    expect(found(id)).toMatchObject(score);
    await expectLedger("removed abusive", "restored undone");
    const after = await app.database.select().from(reviews).orderBy(asc(reviews.id));
    const withoutNetworks = { network: null, outerNetwork: null };
    expect(after).toEqual(before.map((row) => (row.id === removedId ? { ...row, ...withoutNetworks } : row)));
    expect(await app.database.select().from(reviewReports)).toMatchObject([
      { reason: "abusive", decidedAt: null },
    ]);
    expect((await undo(entry)).status).toBe(409);
  });

  test("waits again if it waited, and does not count", async () => {
    const id = await add("Ash Skips");
    const waiting = await review(id);
    await app.database.execute(sql`alter table reviews disable trigger reviews_never_hidden`);
    await app.database.delete(reviews);
    const row = { companyId: id, customerName: "Ann", rating: 1, title: "Bad", content: "Late." };
    await app.database.insert(reviews).values({ ...row, id: waiting, isWaiting: true });
    await call("DELETE", `/reviews/${waiting}`);
    await undo(await newest());
    expect(await app.database.select().from(reviews)).toMatchObject([{ id: waiting, isWaiting: true }]);
    await expectLedger("received too-many", "refused not-stated", "received undone");
  });

  test("after a report comes back with the report waiting for a decision", async () => {
    const id = await add("Ash Skips");
    const reported = await review(id);
    await call("POST", `/reviews/${reported}/report`, { reason: "abusive" });
    await call("POST", `/reviews/${reported}/decision`, { decision: "remove", reason: "abusive" });
    await undo(await newest());
    await expectLedger("reported abusive", "upheld abusive", "restored undone");
    expect(await (await call("GET", "/reviews/reports")).json()).toMatchObject([{ id: reported }]);
  });

  test("and one that was kept waits again with the reports of that decision only", async () => {
    const reported = await review(await add("Ash Skips"));
    const keep = { decision: "keep", reason: "within-policy" };
    for (const reason of ["other", "abusive"]) {
      await call("POST", `/reviews/${reported}/report`, { reason });
      await call("POST", `/reviews/${reported}/decision`, keep);
    }
    const entry = await newest();
    expect(entry).toMatchObject({ kind: "review-kept", canUndo: true });
    expect((await undo(entry)).status).toBe(200);
    expect(await (await call("GET", "/reviews/reports")).json()).toMatchObject([
      { id: reported, reports: [{ reason: "abusive" }] },
    ]);
    expect((await undo(entry)).status).toBe(409);
  });

  test("stays away if its company is gone, and is erased after 30 days", async () => {
    const id = await add("Ash Skips");
    await call("DELETE", `/reviews/${await review(id)}`);
    const entry = await newest();
    await app.database.delete(companies);
    const [status, message] = await problemOf(await undo(entry));
    expect([status, message]).toEqual([409, expect.stringContaining("no longer listed")]);
    await app.database.update(changeLog).set({ createdAt: sql`now() - interval '31 days'` });
    await app.services.changeLog.eraseDeletedRows();
    expect(await newest("?what=reviews")).toMatchObject({ review: null, canUndo: false, keptUntil: null });
  });

  test("comes back at the entry into which its company was merged since, until the merges are undone", async () => {
    const [old, middle, kept] = [await add("Old Ash"), await add("Ash Hire"), await add("Ash Skips")];
    await review(kept, 2);
    await call("DELETE", `/reviews/${await review(old, 4)}?reason=abusive`);
    const entry = await newest("?what=reviews");
    await call("POST", `/companies/${middle}/merge`, { companyId: old });
    await call("POST", `/companies/${kept}/merge`, { companyId: middle });
    expect((await undo(entry)).status).toBe(200);
    expect(found(kept)).toMatchObject({ rating: "3.00", reviewCount: 2 });
    expect(app.services.companies.reviewsOf(kept)).toHaveLength(2);
    expect((await verifyDatabase(app.database)).problems).toEqual([]);

    for (const merge of (await list()).filter(({ kind }) => kind === "company-merged"))
      expect((await undo(merge)).status).toBe(200);
    const reviewCounts = [old, middle, kept].map((id) => app.services.companies.reviewsOf(id).length);
    expect(reviewCounts).toEqual([1, 0, 1]);
    expect((await verifyDatabase(app.database)).problems).toEqual([]);
  });

  test("keeps nothing of its writer but an address that is not confirmed yet", async () => {
    const id = await add("Ash Skips");
    const removed = await review(id);
    await app.database.update(reviews).set({ email: "ann@home.example", network: "net" });
    await call("DELETE", `/reviews/${removed}`);
    const stored = JSON.stringify(await app.database.select().from(changeLog));
    expect(stored).toContain("On time.");
    expect(stored).toContain("ann@home.example");
    expect(stored).not.toContain('"network"');
  });
});

test("a publication and a reply are listed, and cannot be undone", async () => {
  const id = await add("Ash Skips");
  const kept = await review(id);
  await call("POST", `/reviews/${kept}/report`, { reason: "abusive" });
  await call("POST", `/reviews/${kept}/decision`, { decision: "keep", reason: "within-policy" });
  await app.services.reviews.reply(id, kept, { reply: "Thank you" });
  const row = { companyId: id, customerName: "Bob", rating: 1, title: "Bad", content: "Late." };
  const [waiting] = await app.database
    .insert(reviews)
    .values({ ...row, isWaiting: true })
    .returning();
  await call("POST", `/reviews/${waiting?.id}/publish`);
  const listed = await list("?what=reviews");
  expect(listed).toMatchObject([
    { kind: "review-published", review: { title: "Bad" }, canUndo: false },
    { kind: "review-replied", by: "company", fields: [{ field: "reply", before: null, after: "Thank you" }] },
    { kind: "review-kept", reason: "within-policy", canUndo: true },
  ]);
  for (const change of listed.slice(0, 2)) expect((await undo(change)).status).toBe(409);
});

test("a review that its writer takes back is not kept", async () => {
  const id = await add("Ash Skips");
  const own = await review(id);
  await app.database.update(reviews).set({ email: "ann@home.example" });
  const { idTokens } = await import("#server/signing.ts");
  await app.services.reviews.own.withdraw(
    idTokens("my-review", { signingSecret: "for tests only" }).issue(own),
  );
  expect(await app.database.$count(reviews)).toBe(0);
  expect((await list("?what=reviews")).length).toBe(0);
});
