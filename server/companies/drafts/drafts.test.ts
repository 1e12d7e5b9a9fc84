import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { todayInLondon } from "#contract/dates.ts";
import { companyMerges, removalRequests } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { createFirms } from "#server/firms/firms.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import { updateContent } from "#server/mail/attempt-store.ts";
import type { OutgoingEmail } from "#server/mail/outgoing-email.ts";
import { createProposals } from "#server/proposals/proposals.ts";
import type { Refusal } from "#server/refusal.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { hashesOf, whyKeptOut } from "../csv/removed-companies.ts";
import { createDrafts } from "./drafts.ts";

const app = await openTestApp();
afterAll(() => app.close());

let sent: OutgoingEmail[] = [];
const mail = {
  transaction: <Result>(work: Parameters<typeof app.database.transaction<Result>>[0]) =>
    app.database.transaction(work),
  enqueue: async (_tx: unknown, emails: OutgoingEmail[]) => sent.push(...emails),
  nextDueTime: async () => undefined,
  testMode: true,
  replaceContent: updateContent,
};
const config = { signingSecret: "for tests only", publicUrl: "https://skips.example", rateLimitFactor: 1 };
const hashKey = (key: string) => `hash of ${key}`;
const jobs: Pick<Jobs, "define"> = { define: () => {} };
const shared = { ...app.services, database: app.database, mail, config, jobs };
const firms = createFirms(shared);
const desk = createDrafts({ ...shared, firms, hashKey });
const proposals = createProposals({ ...shared, firms, hashesOf: (company) => hashesOf(company, hashKey) });

const SOURCE = { source: "Overture Maps, places", licence: "CC0-1.0", record: "7", readOn: "2026-11-20" };
const DRAFT = {
  ...{ name: "Ash Skips", location: "Leeds", county: "West Yorkshire", phone: "0113 496 0001" },
  ...{ listing: "draft" as const, verified: false, rating: null, reviewCount: 0 },
  ...{ latitude: 53.8, longitude: -1.55 },
  sources: { name: SOURCE, phone: SOURCE },
};

beforeEach(async () => {
  sent = [];
  for (const table of [companies, removalRequests]) await app.database.delete(table);
  await app.database.insert(companies).values([
    { id: 1, ...DRAFT, email: "office@ash.example" },
    { id: 2, ...DRAFT, name: "Birch Skips", phone: null, email: null },
  ]);
  await app.services.companies.refresh("all");
});

const found = (id: number) => app.services.companies.find(id);
const linkIn = (email: OutgoingEmail | undefined) =>
  JSON.stringify(email).match(/firm\/open\/([\w-]+)/)?.[1] ?? "";
/** Each use of a link also sends the company a notice. */
const invitations = () => sent.filter(({ kind }) => kind === "draft-invitation");

test("drafts are listed with their sources and the days by which something must happen, and nobody else sees them", async () => {
  await app.database.update(companies).set({ createdAt: new Date("2026-11-20T12:00:00Z") });
  const { total, drafts } = await desk.list();
  expect(total).toBe(2);
  expect(drafts[0]).toMatchObject({
    ...{ id: 1, name: "Ash Skips", email: "office@ash.example", invitedAt: null },
    sources: [{ ...SOURCE, fields: ["name", "phone"] }],
    // The dates 28 and 180 days after the import of the draft.
    ...{ tellBy: "2026-12-18", keptUntil: "2027-05-19" },
  });
  expect(found(1)).toBeNull();
});

test("several companies are asked at once, each once, and then wait for the company, not for the administrator", async () => {
  const { asked, leftOut } = await desk.invite([1, 2, 99]);
  expect([asked, leftOut]).toEqual([1, 2]);
  expect(await desk.invite([1])).toEqual({ asked: 0, leftOut: 1 });
  expect(invitations().map(({ to }) => to)).toEqual(["office@ash.example"]);
  expect((await desk.list()).drafts.map(({ id, step }) => [id, step])).toEqual([
    [1, "asked"],
    [2, "ring"],
  ]);
});

test("the next hundred that can be asked are listed until all were asked, however many have no address or have ended", async () => {
  const ended = {
    register: "companies-house",
    number: "00000002",
    asOf: "2026-11-01",
    matchedBy: "number",
  } as const;
  const registers = [{ ...ended, status: "dissolved" as const }];
  const kinds = [
    { email: "Unknown" },
    { email: "a@b.example", registers },
    ...[1, 2].map(() => ({ email: "a@b.example" })),
  ];
  const rows = Array.from({ length: 440 }, (_, at) => ({ id: 100 + at, ...DRAFT, ...kinds[at % 4] }));
  await app.database.insert(companies).values(rows);
  const presses: number[] = [];
  for (;;) {
    const ids = (await desk.list()).drafts.filter(({ step }) => step === "ask").map(({ id }) => id);
    if (ids.length === 0) break;
    presses.push((await desk.invite(ids)).asked);
  }
  expect(presses).toEqual([100, 100, 21]);
  expect(await desk.list()).toMatchObject({ total: 442, totals: { ask: 0, ring: 221, asked: 221 } });
});

test("a draft that a register may say has ended is asked only after somebody decided", async () => {
  const doubt = { register: "companies-house", number: "03000000", asOf: "2026-11-01" } as const;
  const insert = (id: number, status: "active" | "liquidation" | "strike-off-proposed") =>
    app.database
      .insert(companies)
      .values({ id, ...DRAFT, email: "a@b.example", registerDoubts: [{ ...doubt, status }] });
  await insert(201, "active");
  await insert(202, "liquidation");
  await insert(203, "strike-off-proposed");
  const { draftDoubts } = await app.services.work.list();
  expect(draftDoubts.items.map(({ id }) => id)).toEqual([202, 203, 201]);
  expect(await desk.invite([201, 202, 203])).toEqual({ asked: 1, leftOut: 2 });
  const refusal = "A register may say that this company has ended. First decide under";
  expect(await desk.decide(202, "invite")).toMatchObject({ message: expect.stringContaining(refusal) });

  const item = "203 companies-house 03000000";
  await app.services.work.setAside({ kind: "register-doubt", item, aside: true });
  await app.services.carrierChecks.choose(202, doubt);
  const steps = (await desk.list()).drafts.map(({ id, step }) => [id, step]);
  expect(steps).toContainEqual([203, "ask"]);
  expect(steps).toContainEqual([202, "ring"]);
  expect(await desk.invite([202, 203])).toEqual({ asked: 1, leftOut: 1 });
});

test("publishing says that the company confirmed it today, and can be undone", async () => {
  const decided = await desk.decide(1, "publish");
  expect(found(1)).toMatchObject({ name: "Ash Skips", confirmedOn: expect.stringMatching(/^\d{4}-/) });
  expect(decided).toEqual({ changeId: expect.any(Number) });
  await app.services.editUndo.undo((decided as { changeId: number }).changeId);
  expect(found(1)).toBeNull();
  expect((await desk.list()).drafts[0]).toMatchObject({ id: 1 });
});

test("a draft that could not be published is not said to be published", async () => {
  const editor = { changeIn: async (): Promise<Refusal> => ({ refused: "stale", message: "Changed since" }) };
  const refusing = createDrafts({ ...shared, firms, hashKey, editor });
  await expect(refusing.decide(1, "publish")).rejects.toThrow("The company was not changed");
});

test("a company is asked once, by the address in the draft, with what we keep and from where", async () => {
  expect(await desk.decide(1, "invite")).toEqual({ changeId: null });
  expect(sent).toMatchObject([{ to: "office@ash.example", kind: "draft-invitation", companyId: 1 }]);
  const text = JSON.stringify(sent);
  for (const said of ["0113 496 0001", "Overture Maps, places (CC0-1.0)", "https://skips.example/privacy"])
    expect(text).toContain(said);
  expect((await desk.list()).drafts[0]).toMatchObject({ id: 1, invitedAt: expect.any(String) });
  expect(await desk.decide(1, "invite")).toMatchObject({ message: "This company was asked before." });
  expect(await desk.decide(2, "invite")).toMatchObject({
    message: expect.stringMatching(/No email address/),
  });
  expect(sent).toHaveLength(1);
});

test("a company that was asked gets a new link after its visit, or at its new address", async () => {
  expect(await desk.decide(1, "link")).toMatchObject({ message: "This company was not asked yet." });
  await desk.decide(1, "invite");
  const used = linkIn(invitations()[0]);
  await firms.openLink(used);
  expect(await desk.decide(1, "link")).toEqual({ changeId: null });
  expect(await firms.companyOfLink(used)).toBeNull();
  expect(await firms.companyOfLink(linkIn(invitations()[1]))).toMatchObject({ id: 1 });

  await app.database.update(companies).set({ email: "new@ash.example" }).where(eq(companies.id, 1));
  expect(await firms.companyOfLink(linkIn(invitations()[1]))).toBeNull();
  await desk.decide(1, "link");
  expect(invitations()[2]).toMatchObject({ to: "new@ash.example", kind: "draft-invitation" });
  expect(await firms.openLink(linkIn(invitations()[2]))).not.toBeNull();
  expect(invitations()[0]?.content.reason).toContain("You receive this once");
  expect(invitations()[2]?.content.reason).toContain("You receive this again");
});

test("with the link in the question the company confirms its listing, which then is public", async () => {
  await desk.decide(1, "invite");
  expect(await firms.openLink(linkIn(sent[0]))).not.toBeNull();
  await firms.change(1, { phone: "0113 496 0009" });
  expect(found(1)).toBeNull();
  await firms.confirm(1);
  expect(found(1)).toMatchObject({ phone: "0113 496 0009", confirmedOn: expect.any(String) });
});

test("a company that removes its draft can take that back, and the draft is a draft again", async () => {
  await firms.remove(1);
  expect((await desk.list()).total).toBe(1);
  await firms.restore(1);
  expect((await desk.list()).total).toBe(2);
  expect(found(1)).toBeNull();

  await firms.remove(1);
  const [removal] = await proposals.list();
  expect(removal).toMatchObject({ kind: "removal", suggestion: null });
  await proposals.decide(removal?.id ?? 0, { decision: "approve", value: null, reason: null });
  expect(await app.database.select({ reason: removalRequests.reason }).from(removalRequests)).toContainEqual({
    reason: "asked",
  });
});

test("a discarded draft is deleted, and imports leave the company out", async () => {
  await desk.decide(1, "discard");
  expect((await desk.list()).total).toBe(1);
  const kept = await app.database.select().from(removalRequests);
  expect(kept.map(({ key, reason }) => [key, reason])).toContainEqual([
    "hash of phone: 01134960001",
    "discarded",
  ]);
});

test("only drafts can be decided", async () => {
  await app.database.update(companies).set({ listing: "public" }).where(eq(companies.id, 1));
  expect(await desk.decide(1, "discard")).toMatchObject({ refused: "not-found" });
  expect(await app.database.$count(companies)).toBe(2);
});

const LONG_AGO = new Date(Date.now() - 181 * 86_400_000);
const makeOld = () => app.database.update(companies).set({ createdAt: LONG_AGO }).where(eq(companies.id, 1));
const drafts = async () => (await desk.list()).drafts;

test("a draft that nobody confirmed is deleted after half a year", async () => {
  await makeOld();
  await desk.deleteExpired();
  expect((await drafts()).map(({ id }) => id)).toEqual([2]);
});

test("a company that was asked is not imported again after its draft was deleted", async () => {
  await desk.decide(1, "invite");
  await app.database.update(companies).set({ createdAt: LONG_AGO });
  await desk.deleteExpired();
  expect(await app.database.$count(companies)).toBe(0);
  const kept = new Map(
    (await app.database.select().from(removalRequests)).map((row) => [row.key, row.reason]),
  );
  expect(whyKeptOut({ ...DRAFT, phone: null }, kept, hashKey)).toBe("discarded");
  expect(whyKeptOut({ name: "Birch Skips", location: "Leeds" }, kept, hashKey)).toBeNull();
});

test("an old draft stays for half a year after its publication was undone", async () => {
  await makeOld();
  const published = (await desk.decide(1, "publish")) as { changeId: number };
  await app.services.editUndo.undo(published.changeId);
  await desk.deleteExpired();
  const inHalfAYear = todayInLondon(new Date(Date.now() + 180 * 86_400_000));
  expect(await drafts()).toMatchObject([{ id: 1, keptUntil: inHalfAYear }, { id: 2 }]);
  await app.database.update(companies).set({ draftedAt: LONG_AGO }).where(eq(companies.id, 1));
  await desk.deleteExpired();
  expect((await drafts()).map(({ id }) => id)).toEqual([2]);
});

test("an old draft that was hidden and is shown again stays for half a year, and that is no edit", async () => {
  await makeOld();
  await firms.remove(1);
  const [removal] = await proposals.list();
  const { updatedAt } = (await firms.ownListing(1))?.listing ?? {};
  await proposals.decide(removal?.id ?? 0, { decision: "refuse", value: null, reason: null });
  await desk.deleteExpired();
  expect((await drafts()).map(({ id }) => id)).toEqual([1, 2]);
  expect((await firms.ownListing(1))?.listing.updatedAt).toBe(updatedAt);
});

const addReview = () => {
  const review = { customerName: "Ann", rating: 5, title: "Good", content: "On time." };
  return app.database.insert(reviews).values({ ...review, companyId: 1 });
};
const mergeOther = async () => {
  const moved = { reviews: [], quotes: [], proposals: [], carrierChecks: [] };
  await app.database.insert(companyMerges).values({ keptId: 1, mergedId: 2, moved, before: {}, after: {} });
};
test.each([
  ["has reviews", addReview],
  ["stands for a merged entry", mergeOther],
])("a draft that %s is neither deleted nor discarded", async (_, use) => {
  await makeOld();
  await use();
  await desk.deleteExpired();
  expect((await drafts())[0]).toMatchObject({ id: 1, keptUntil: null });
  expect(await desk.decide(1, "discard")).toHaveProperty("refused");
  expect(await app.database.$count(companies)).toBe(2);
});

test("the email to a draft that stays names no day on which it is deleted", async () => {
  await addReview();
  await desk.decide(1, "invite");
  expect(JSON.stringify(sent)).toContain("If you do nothing, nothing appears.");
});
