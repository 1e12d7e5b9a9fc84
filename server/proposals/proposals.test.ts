import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { FIRST_PAGE } from "#contract/desk/list-schemas.ts";
import { MAX_WAITING_PROPOSALS } from "#contract/firms/listing-parts.ts";
import type { Decided } from "#contract/proposals/proposals.ts";
import { createCompanyFiles } from "#server/companies/csv/company-files.ts";
import { hashesOf } from "#server/companies/csv/removed-companies.ts";
import { changeLog, companyChanges, proposals, removalRequests } from "#server/database/tables/changes.ts";
import { companies, firmLinks, firmSessions } from "#server/database/tables/companies.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { createFirms } from "#server/firms/firms.ts";
import { updateContent } from "#server/mail/attempt-store.ts";
import { type EmailContent, storedContent } from "#server/mail/email-content.ts";
import type { OutgoingEmail } from "#server/mail/outgoing-email.ts";
import { removalHash } from "#server/signing.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { createProposals, type Proposals } from "./proposals.ts";

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
const shared = { ...app.services, database: app.database, mail };
const firms = createFirms({
  ...shared,
  jobs: { define: () => {} },
  config: { signingSecret: "for tests only", publicUrl: "https://skips.example", rateLimitFactor: 1 },
});
const desk: Proposals = createProposals({
  ...shared,
  firms,
  hashesOf: (company) => hashesOf(company, removalHash({ signingSecret: "secret" })),
});

const PLACE = { location: "Leeds", county: "West Yorkshire", latitude: 53.796, longitude: -1.548 };
const CLAIM = { name: "Jo Ash", email: "jo@ash.example", phone: "01632 960001", proof: "Director" };

beforeEach(async () => {
  sent = [];
  for (const table of [companies, removalRequests, deliveries, changeLog]) await app.database.delete(table);
  await app.database.insert(companies).values([
    { id: 1, name: "Ash Skips", email: "office@ash.example", phone: "0113 496 0000", ...PLACE },
    { id: 2, name: "Birch Skips", phone: "0113 496 0002", website: "https://www.birch.example", ...PLACE },
  ]);
  await app.services.companies.refresh("all");
});

const found = (id: number) => app.services.companies.find(id);

async function first() {
  const [proposal] = await desk.list();
  if (!proposal) throw new Error("Nothing waits");
  return proposal;
}

test("a correction is applied in one press, noted, and can be taken back", async () => {
  await firms.proposeCorrection(
    1,
    {
      field: "phone",
      suggestion: "0113 496 0001",
      source: "A call",
      email: "v@home.example",
    },
    null,
  );
  const proposal = await first();
  expect(proposal).toMatchObject({ present: "0113 496 0000", canApply: true, email: "v@home.example" });
  const decided = await desk.decide(proposal.id, { decision: "approve" });
  expect(found(1)?.phone).toBe("0113 496 0001");
  expect(await desk.list()).toEqual([]);
  expect(await app.database.select().from(proposals)).toMatchObject([{ state: "approved", email: null }]);
  expect(await app.database.select().from(companyChanges)).toMatchObject([{ changedBy: "correction" }]);
  const { changeId } = decided as Decided;
  await app.services.editUndo.undo(changeId ?? 0);
  expect(found(1)?.phone).toBe("0113 496 0000");
  expect(await app.services.editUndo.undo(changeId ?? 0)).toHaveProperty("refused");
});

test("a correction is not written over a newer edit that the administrator has not seen", async () => {
  await firms.proposeCorrection(1, { field: "phone", suggestion: "0113 496 0001", source: null }, null);
  const seen = await first();
  await firms.change(1, { phone: "0113 496 0009" });
  const decision = { decision: "approve" as const };
  expect(await desk.decide(seen.id, { ...decision, present: seen.present })).toHaveProperty(
    "refused",
    "stale",
  );
  expect(found(1)?.phone).toBe("0113 496 0009");
  const newer = await first();
  expect(newer).toMatchObject({ id: seen.id, present: "0113 496 0009" });
  await desk.decide(newer.id, { ...decision, present: newer.present });
  expect(found(1)?.phone).toBe("0113 496 0001");
});

test("an empty field counts as seen, and the answer about a newer value says what to do", async () => {
  const login = { method: "POST", body: '{"password":"correct horse"}' };
  const { token } = await (await app.request("/api/admin/login", login)).json();
  const decide = (id: number, present: string | null) =>
    app.request(`/api/proposals/${id}/decide`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ decision: "approve", present }),
    });
  await firms.proposeCorrection(1, { field: "website", suggestion: "www.ash.example", source: null }, null);
  const { id, present } = await first();
  const refused = await decide(id, "https://other.example");
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    "The listing says something else by now, so nothing was written. Read what it says now, then decide again.",
  ]);
  expect(present).toBeNull();
  expect((await decide(id, present)).status).toBe(200);
});

/** Whether a statement waits for a lock of another transaction. */
const isAnyWaiting = async () => {
  const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await app.database.execute(waits)).rows.length > 0;
};

test("a decision during a merge waits for it, and is then about the kept listing", async () => {
  await firms.proposeCorrection(1, { field: "phone", suggestion: "0113 496 0001", source: null }, null);
  const { id } = await first();
  const decided = await app.database.transaction(async (tx) => {
    // A merge locks both listings, then moves the proposals.
    await tx.select({ id: companies.id }).from(companies).orderBy(companies.id).for("no key update");
    const deciding = desk.decide(id, { decision: "approve" });
    await expect.poll(isAnyWaiting, { interval: 5, timeout: 20_000 }).toBe(true);
    await tx.update(proposals).set({ companyId: 2 });
    return { deciding };
  });
  expect(await decided.deciding).toMatchObject({ changeId: expect.any(Number) });
  expect([found(1)?.phone, found(2)?.phone]).toEqual(["0113 496 0000", "0113 496 0001"]);
});

test("the administrator can write another value than the suggested one; one that cannot be used changes nothing", async () => {
  await firms.proposeCorrection(
    1,
    { field: "website", suggestion: "It is ash.example now", source: null },
    null,
  );
  const { id } = await first();
  expect(await desk.decide(id, { decision: "approve" })).toHaveProperty("refused");
  expect((await first()).id).toBe(id);
  await desk.decide(id, { decision: "approve", value: "www.ash.example" });
  expect(found(1)?.website).toBe("https://www.ash.example");
});

test("a correction with which the listing would contradict itself waits on, and the reason is said", async () => {
  await firms.proposeCorrection(1, { field: "phone", suggestion: "0113 496 0001", source: null }, null);
  const message = "Price to must not be below price from";
  const refusing = createProposals({
    ...shared,
    firms,
    editor: { changeIn: async () => ({ refused: "invalid", field: "priceTo", message }) },
    hashesOf: () => [],
  });
  const { id } = await first();
  expect(await refusing.decide(id, { decision: "approve" })).toEqual({
    ...{ refused: "invalid", message },
    field: "value",
  });
  expect((await first()).id).toBe(id);
});

test("a correction of a whole block is only marked as done, and a refused one changes nothing", async () => {
  await firms.proposeCorrection(1, { field: "prices", suggestion: "Dearer now", source: null }, null);
  const { id, canApply } = await first();
  expect(canApply).toBe(false);
  expect(await desk.decide(id, { decision: "approve" })).toEqual({ changeId: null });
  await firms.proposeCorrection(1, { field: "name", suggestion: "Nonsense", source: null }, null);
  await desk.decide((await first()).id, { decision: "refuse" });
  expect(found(1)?.name).toBe("Ash Skips");
  expect(await desk.list()).toEqual([]);
});

test("a correction that was left or done is in the log with what it asked for, and waits again from there", async () => {
  await firms.proposeCorrection(1, { field: "phone", suggestion: "0113 496 0001", source: null }, null);
  await firms.proposeCorrection(1, { field: "prices", suggestion: "Dearer now", source: null }, null);
  const [phone, prices] = await desk.list();
  await desk.decide(phone?.id ?? 0, { decision: "refuse" });
  await desk.decide(prices?.id ?? 0, { decision: "approve" });
  const { changes } = await app.services.changeLog.list({ what: "queue" });
  expect(changes).toMatchObject([
    { kind: "correction-done", fields: [{ field: "prices", after: "Dearer now" }], canUndo: true },
    {
      ...{ kind: "correction-left", company: { id: 1 }, canUndo: true },
      fields: [{ field: "phone", before: "0113 496 0000", after: "0113 496 0001" }],
    },
  ]);
  for (const { id } of changes) expect(await app.services.changeLog.undo(id)).toEqual({ undone: true });
  expect((await desk.list()).map(({ id }) => id)).toEqual([phone?.id, prices?.id]);
  const undone = await app.services.changeLog.list({ what: "queue" });
  expect(undone.changes.map(({ canUndo, undoneAt }) => [canUndo, undoneAt !== null])).toEqual([
    [false, true],
    [false, true],
  ]);
});

test("a refused change of the company is in the log and on its page, and can be decided again until it asks anew", async () => {
  await firms.proposeIdentity(1, { name: "Oak Skips" });
  const { id } = await first();
  await desk.decide(id, { decision: "refuse" });
  const refused = async () => (await firms.ownListing(1))?.refused.map(({ suggestion }) => suggestion);
  expect(await refused()).toEqual(["Oak Skips"]);
  const { changes } = await app.services.changeLog.list({ what: "requests" });
  expect(changes).toMatchObject([
    { kind: "change-refused", fields: [{ field: "name", before: "Ash Skips", after: "Oak Skips" }] },
  ]);

  expect(await app.services.changeLog.undo(changes[0]?.id ?? "")).toEqual({ undone: true });
  expect([(await first()).id, await refused()]).toEqual([id, []]);
  await desk.decide(id, { decision: "refuse" });
  await firms.proposeIdentity(1, { name: "Elm Skips" });
  expect(await desk.reopen(id)).toMatchObject({
    message: expect.stringContaining("asked for another change"),
  });
  expect(await refused()).toEqual([]);
});

test.each(["approve", "refuse"] as const)(
  "a claim cannot be decided again after %s, because its sender was told",
  async (decision) => {
    await firms.proposeClaim(1, CLAIM, null);
    const { id } = await first();
    await desk.decide(id, { decision });
    expect(await desk.reopen(id)).toMatchObject({ message: expect.stringContaining("told by email") });
    expect(await desk.list()).toEqual([]);
  },
);

/** A stranger's claims, each from a mailbox and a network of its own. */
async function floodWithClaims(count: number) {
  for (let at = 0; at < count; at += 1)
    await firms.proposeClaim(2, { ...CLAIM, name: "Rival", email: `x${at}@x.example` }, `network ${at}`);
}

test.each([
  ["of the listed mailbox, at a large provider", "Birch.Skips@googlemail.com"],
  ["of the website's domain", "Jo@birch.example"],
])("a claim %s stays and comes first, before and after a flood from many networks", async (_, email) => {
  await app.database.update(companies).set({ email: "birch.skips@gmail.com" }).where(eq(companies.id, 2));
  const names = async () => (await desk.list({ ...FIRST_PAGE, kind: "claim" })).map(({ name }) => name);
  await firms.proposeClaim(2, { ...CLAIM, name: "Owner", email }, "home");
  await floodWithClaims(2 * MAX_WAITING_PROPOSALS);
  expect(await names()).toEqual(["Owner", ...Array(MAX_WAITING_PROPOSALS - 1).fill("Rival")]);

  await desk.decide((await first()).id, { decision: "refuse" });
  await floodWithClaims(MAX_WAITING_PROPOSALS);
  await firms.proposeClaim(2, { ...CLAIM, name: "Owner", email }, "network 1");
  expect((await names())[0]).toBe("Owner");
});

test.each([
  ["of a large provider that the listing uses too", "jo@gmail.com"],
  ["of a domain that only ends like the website's", "jo@notbirch.example"],
  ["of a page that the website's address only mentions", "jo@skips.example"],
])("an address %s is a stranger's", async (_, email) => {
  const listed = { email: "birch.skips@gmail.com", website: "https://www.birch.example/?at=skips.example" };
  await app.database.update(companies).set(listed).where(eq(companies.id, 2));
  await firms.proposeClaim(2, { ...CLAIM, name: "Stranger", email }, "home");
  await floodWithClaims(MAX_WAITING_PROPOSALS);
  expect((await desk.list({ ...FIRST_PAGE, kind: "claim" })).map(({ name }) => name)).not.toContain(
    "Stranger",
  );
});

const PROPOSED = {
  correction: () =>
    firms.proposeCorrection(1, { field: "phone", suggestion: "0113 496 0001", source: null }, null),
  "correction of a whole block": () =>
    firms.proposeCorrection(1, { field: "prices", suggestion: "Dearer now", source: null }, null),
  change: () => firms.proposeIdentity(1, { name: "Oak Skips" }),
  removal: () => firms.remove(1),
};
/** Each takes back the decision about the proposal, with the edit that it made, if any. */
const TAKEN_BACK = {
  "its own undo": (id: number) => desk.reopen(id),
  "the undo of its edit": (id: number, changeId: number | null) =>
    changeId === null ? desk.reopen(id) : app.services.editUndo.undo(changeId),
  "the log of changes": async (id: number, changeId: number | null) =>
    changeId === null ? desk.reopen(id) : app.services.changeLog.undo(`edit-${changeId}`),
};
const DECISIONS = Object.entries(PROPOSED).flatMap(([kind, propose]) =>
  (kind === "removal" ? (["refuse"] as const) : (["approve", "refuse"] as const)).flatMap((decision) =>
    Object.entries(TAKEN_BACK).map(([way, takeBack]) => ({ kind, decision, way, propose, takeBack })),
  ),
);

test.each(DECISIONS)(
  "$kind, $decision: $way brings back the listing and the item, which can then be decided again",
  async ({ decision, propose, takeBack }) => {
    await propose();
    const said = async () => (await firms.ownListing(1))?.listing;
    const [before, { id }] = [await said(), await first()];
    const { changeId } = (await desk.decide(id, { decision })) as Decided;
    expect(await desk.list()).toEqual([]);
    expect(await takeBack(id, changeId)).toEqual({ undone: true });
    expect({ ...(await said()), updatedAt: before?.updatedAt }).toEqual(before);
    expect(await first()).toMatchObject({ id });
    expect(await desk.reopen(id)).toEqual({ undone: true });
    expect(await desk.decide(id, { decision })).toHaveProperty("changeId");
  },
);

test("a decision is not taken back over a newer edit, and the reason is said", async () => {
  await PROPOSED.correction();
  const { id } = await first();
  await desk.decide(id, { decision: "approve" });
  await firms.change(1, { phone: "0113 496 0009" });
  expect(await desk.reopen(id)).toMatchObject({ refused: "stale" });
  expect(found(1)?.phone).toBe("0113 496 0009");
  await PROPOSED.removal();
  const removal = (await desk.list()).find(({ kind }) => kind === "removal");
  await desk.decide(removal?.id ?? 0, { decision: "refuse" });
  await PROPOSED.removal();
  expect(await desk.reopen(removal?.id ?? 0)).toHaveProperty("refused", "conflict");
});

test("an edit whose field the company asks to change anew is undone without its former wish", async () => {
  await PROPOSED.change();
  const { id } = await first();
  const { changeId } = (await desk.decide(id, { decision: "approve" })) as Decided;
  await firms.proposeIdentity(1, { name: "Elm Skips" });
  await app.services.editUndo.undo(changeId ?? 0);
  expect((await desk.list()).map(({ suggestion }) => suggestion)).toEqual(["Elm Skips"]);
});

test("a visitor's word that a company has closed can take the listing out, and imports leave it out then", async () => {
  await firms.proposeCorrection(1, { field: "closed", suggestion: "Nobody is there", source: null }, null);
  const { id } = await first();
  expect(await desk.decide(id, { decision: "remove" })).toEqual({ changeId: null });
  expect([found(1), await desk.list()]).toEqual([null, []]);
  expect(await app.database.$count(removalRequests, eq(removalRequests.reason, "asked"))).toBeGreaterThan(0);
  expect(await app.database.select().from(changeLog)).toMatchObject([
    { kind: "company-removed", companyId: 1, companyName: null },
  ]);
});

test("only a correction takes a listing out in this way: a claim is answered, and a removal approved", async () => {
  await PROPOSED.removal();
  const { id } = await first();
  expect(await desk.decide(id, { decision: "remove" })).toHaveProperty("refused", "conflict");
  expect(await first()).toMatchObject({ id });
});

test("the list comes in pages, and says how many wait", async () => {
  for (const suggestion of ["0113 496 0001", "0113 496 0002", "0113 496 0003"])
    await firms.proposeCorrection(1, { field: "phone", suggestion, source: null }, null);
  const list = await desk.list({ page: 2, limit: 2 });
  expect([list.map(({ suggestion }) => suggestion), await desk.count()]).toEqual([["0113 496 0003"], 3]);
});

test("a claim behind many corrections is found by its kind, and each kind has its count", async () => {
  for (const suggestion of ["0113 496 0001", "0113 496 0002", "0113 496 0003"])
    await firms.proposeCorrection(1, { field: "phone", suggestion, source: null }, null);
  await firms.proposeClaim(1, { name: "Ann", email: "ann@home.example", phone: "1", proof: "Mine" }, null);
  const found = await desk.list({ page: 1, limit: 2, kind: "claim" });
  expect(found.map(({ name }) => name)).toEqual(["Ann"]);
  expect([await desk.count("claim"), await desk.count("correction"), await desk.count()]).toEqual([1, 3, 4]);
});

test("two decisions at once: one counts", async () => {
  await firms.proposeCorrection(1, { field: "county", suggestion: "Yorkshire", source: null }, null);
  const { id } = await first();
  const answers = await Promise.all([
    desk.decide(id, { decision: "approve" }),
    desk.decide(id, { decision: "refuse" }),
  ]);
  expect(answers.filter((answer) => "refused" in answer)).toMatchObject([{ refused: "not-found" }]);
});

test("a company that takes its removal back during a decision waits for it", async () => {
  await firms.remove(1);
  const { restoring } = await app.database.transaction(async (tx) => {
    // A decision locks the listing, then the proposal.
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, 1)).for("no key update");
    const restoring = firms.restore(1);
    await expect.poll(isAnyWaiting, { interval: 5, timeout: 20_000 }).toBe(true);
    await tx.select({ id: proposals.id }).from(proposals).for("update");
    return { restoring };
  });
  await restoring;
  expect(found(1)?.name).toBe("Ash Skips");
});

const tokenOf = (url = "") => url.split("/").at(-1) ?? "";
const newToken = async () => tokenOf(await app.database.transaction((tx) => firms.createLink(tx, 1, 24)));
const tokenIn = (content: EmailContent | undefined) =>
  tokenOf(
    content &&
      storedContent(content).blocks.flatMap((block) => (block.kind === "button" ? block.url : []))[0],
  );

test("the email about an accepted claim says so, when its link ends, and whether the listing has its address", async () => {
  const accept = async (companyId: number, email: string) => {
    sent = [];
    await firms.proposeClaim(companyId, { ...CLAIM, email }, null);
    await desk.decide((await first()).id, { decision: "approve" });
    return JSON.stringify(sent);
  };
  const other = await accept(1, "jo@ash.example");
  expect(other).toContain("You told us that Ash Skips is your company. We have looked at it and agree.");
  expect(other).toMatch(/The link works once, until \d\d:\d\d on \d+ \w+ \d{4}\./);
  expect(other).toContain("The listing has another email address.");
  expect(other).not.toMatch(/Is this your company|listed on|Jo Ash/);
  expect(await accept(1, "Office@ash.example")).not.toContain("The listing has");
  expect(await accept(2, "jo@birch.example")).toContain("The listing has no email address yet.");
});

test("an email about an accepted claim gets a new link before it is sent again, unless its listing was merged", async () => {
  await firms.proposeClaim(1, CLAIM, null);
  await desk.decide((await first()).id, { decision: "approve" });
  const content = sent[0]?.content;
  const [failed] = await app.database
    .insert(deliveries)
    .values({ kind: "claim-decision", recipient: CLAIM.email, companyId: 1, state: "failed", content })
    .returning({ id: deliveries.id });
  await app.database.delete(firmLinks);
  expect(await desk.renewLink(failed?.id ?? "")).toBe(true);
  const [renewed] = await app.database.select().from(deliveries);
  expect(await firms.companyOfLink(tokenIn(renewed?.content as EmailContent))).toMatchObject({ id: 1 });
  await app.services.merges.merge({ keptId: 2, mergedId: 1 });
  expect(await desk.renewLink(failed?.id ?? "")).toBe(false);
  expect(await app.database.$count(firmLinks)).toBe(0);
});

test("an accepted claim gets the link, and former sessions end; a refused one is told why", async () => {
  await firms.proposeClaim(1, CLAIM, null);
  const former = await newToken();
  const session = await firms.openLink(former);
  sent = [];
  await desk.decide((await first()).id, { decision: "approve" });
  expect(sent).toMatchObject([{ to: "jo@ash.example", kind: "claim-decision" }]);
  expect(await firms.companyOfLink(tokenIn(sent[0]?.content))).toMatchObject({ id: 1 });
  expect(await firms.companyOfSession(session ?? "")).toBeNull();
  expect(await app.database.$count(firmSessions)).toBe(0);

  sent = [];
  await firms.proposeClaim(2, CLAIM, null);
  await desk.decide((await first()).id, { decision: "refuse", reason: "The register names somebody else." });
  expect(JSON.stringify(sent)).toContain("The register names somebody else.");
  expect(JSON.stringify(sent[0]?.content)).not.toContain("Jo Ash");
});

test("a new address for requests ends the access of the former one", async () => {
  await firms.proposeIdentity(1, { email: "new@ash.example" });
  const token = await newToken();
  await desk.decide((await first()).id, { decision: "approve" });
  expect(found(1)?.email).toBe("new@ash.example");
  expect(await firms.openLink(token)).toBeNull();
});

test("an approved removal also deletes the entries that were merged into the listing, and keeps their keys", async () => {
  await app.services.merges.merge({ keptId: 1, mergedId: 2 });
  await firms.remove(1);
  await desk.decide((await first()).id, { decision: "approve" });
  expect(await app.database.$count(companies)).toBe(0);
  const files = createCompanyFiles({
    ...shared,
    newCompanyRating: "none",
    hashKey: removalHash({ signingSecret: "secret" }),
  });
  const file = Buffer.from("name,location,county,phone\nBirch Skips,Leeds,West Yorkshire,0113 496 0002\n");
  const report = await files.import(file, { fileName: null, apply: true });
  expect(report.rows).toMatchObject([{ kind: "refused" }]);
});

test("an approved removal deletes the listing and keeps only hashes of it; a refused one shows it again", async () => {
  await firms.remove(1);
  await desk.decide((await first()).id, { decision: "refuse" });
  expect(found(1)?.name).toBe("Ash Skips");
  await firms.remove(2);
  await desk.decide((await first()).id, { decision: "approve" });
  expect(await app.database.select({ id: companies.id }).from(companies)).toEqual([{ id: 1 }]);
  const keys = await app.database.select().from(removalRequests);
  expect(keys).toHaveLength(3);
  expect(JSON.stringify(keys)).not.toMatch(/birch|496/i);
  const files = createCompanyFiles({
    ...shared,
    newCompanyRating: "none",
    hashKey: removalHash({ signingSecret: "secret" }),
  });
  const file = Buffer.from("name,location,county,phone\nBirch Skips,Leeds,West Yorkshire,+44 113 496 0002\n");
  const report = await files.import(file, { fileName: null, apply: true });
  expect(report.rows).toMatchObject([
    { kind: "refused", reason: expect.stringContaining("asked not to be listed") },
  ]);
});
