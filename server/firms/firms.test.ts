import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { todayInLondon } from "#contract/dates.ts";
import { MAX_WAITING_PROPOSALS } from "#contract/firms/listing-parts.ts";
import type { Transaction } from "#server/database/connect.ts";
import { companyChanges, proposals } from "#server/database/tables/changes.ts";
import { companies, firmLinks, firmSessions } from "#server/database/tables/companies.ts";
import { storedContent } from "#server/mail/email-content.ts";
import type { OutgoingEmail } from "#server/mail/outgoing-email.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { createFirms, type Firms } from "./firms.ts";

const [LISTED, WITHOUT_EMAIL] = [1, 2];
const ASK = { details: null };
const DETAILS = {
  name: "Jo Ash",
  email: "jo@ash.example",
  phone: "01632 960001",
  proof: "Director in the Companies House register",
};

let app: Awaited<ReturnType<typeof openTestApp>>;
/**
 * The tested functions. Their emails are collected in `sent`. The tests need the tokens of the links, and `firm_links` has only
 * their hashes.
 */
let firms: Firms;
let sent: OutgoingEmail[] = [];

beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMIT_FACTOR: "100" } });
  const place = { location: "Leeds", county: "West Yorkshire", latitude: 53.8, longitude: -1.55 };
  await app.database.insert(companies).values([
    { id: LISTED, name: "Ash Skips", email: "office@ash.example", phone: "0113 496 0000", ...place },
    { id: WITHOUT_EMAIL, name: "Birch Skips", email: "Unknown", ...place },
  ]);
  await app.services.companies.refresh("all");
  firms = createFirms({
    ...app.services,
    database: app.database,
    jobs: { define: () => {} },
    mail: {
      transaction: (work) => app.database.transaction(work),
      enqueue: async (_tx, emails) => sent.push(...emails),
      nextDueTime: async () => undefined,
      testMode: true,
    },
    config: { signingSecret: "for tests only", publicUrl: "https://skips.example", rateLimitFactor: 1 },
  });
});
afterAll(() => app.close());
afterEach(async () => {
  sent = [];
  for (const table of [proposals, firmLinks, firmSessions, companyChanges]) await app.database.delete(table);
  await app.database.update(companies).set({ listing: "public", pauses: [], pausedUntil: null });
  await app.services.companies.refresh("all");
});

const post = async (path: string, body?: object) => {
  const response = await app.request(`/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

/** The tokens of the links in the sent emails. */
const tokens = () =>
  sent.flatMap(({ content }) =>
    storedContent(content).blocks.flatMap((block) =>
      block.kind === "button" ? (block.url.split("/").at(-1) ?? "") : [],
    ),
  );

async function newLink(): Promise<string> {
  await firms.claim(LISTED);
  return tokens().at(-1) ?? "";
}

const day = (inDays: number) => todayInLondon(new Date(Date.now() + inDays * 86_400_000));
const pausing = (first: number, last: number) => ({ pauses: [{ from: day(first), to: day(last) }] });
const ask = (name = "Ann Example") =>
  post("/quotes", {
    ...{ name, email: "ann@home.example", phone: "07700 900123", location: "LS1 4AP" },
    ...{ wasteType: "garden", skipSize: "builder-6-yard", hireLength: "1-week" },
    companies: [{ id: LISTED }],
  });
const waiting = () => app.database.select().from(proposals).where(eq(proposals.state, "waiting"));
const found = (id: number) => app.services.companies.find(id);

const waitingForLocks = async () => {
  const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await app.database.execute(waits)).rowCount;
};

/** Makes the calls while another transaction holds the listing. It runs `work`, and commits when every call waits for it. */
async function whileLocked<Result>(
  calls: (() => Promise<Result>)[],
  work: (tx: Transaction) => Promise<unknown> = async () => {},
): Promise<Result[]> {
  const { made } = await app.database.transaction(async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, LISTED)).for("update");
    await work(tx);
    const made = Promise.all(calls.map((call) => call()));
    await expect.poll(waitingForLocks, { interval: 5 }).toBe(calls.length);
    return { made };
  });
  return made;
}

test("a claim is answered alike whether the listing has an address or not", async () => {
  const answer = await post(`/companies/${LISTED}/claim`, ASK);
  expect(answer).toEqual({ status: 202, body: { accepted: true } });
  expect(await post(`/companies/${WITHOUT_EMAIL}/claim`, ASK)).toEqual(answer);
  expect((await post("/companies/99/claim", ASK)).status).toBe(404);
});

test("a claim without details, or without a body, is accepted like one for the link", async () => {
  for (const body of [{}, undefined])
    expect(await post(`/companies/${LISTED}/claim`, body)).toEqual({ status: 202, body: { accepted: true } });
});

test("the link goes to the listed address only", async () => {
  await firms.claim(LISTED);
  await firms.claim(WITHOUT_EMAIL);
  expect(sent.map(({ to }) => to)).toEqual(["office@ash.example"]);
});

test("a link opens one session, reading it uses nothing up, and the database holds neither token", async () => {
  const link = await newLink();
  expect(await firms.companyOfLink(link)).toMatchObject({ id: LISTED, name: "Ash Skips" });
  const opened = await Promise.all([firms.openLink(link), firms.openLink(link)]);
  const [session, ...others] = opened.filter((token) => token !== null);
  expect(others).toEqual([]);
  expect(await firms.companyOfLink(link)).toBeNull();
  expect(await firms.companyOfSession(session ?? "")).toBe(LISTED);
  const rows = JSON.stringify([
    await app.database.select().from(firmLinks),
    await app.database.select().from(firmSessions),
  ]);
  expect(rows).not.toContain(link);
  expect(rows).not.toContain(session);
});

test("once another address is accepted, no link or session of before opens the page", async () => {
  const [link, session] = [await newLink(), (await firms.openLink(await newLink())) ?? ""];
  await app.database.transaction((tx) => firms.endAccess(tx, LISTED));
  expect(await firms.openLink(link)).toBeNull();
  expect(await firms.companyOfSession(session)).toBeNull();
});

test("links end after a day, sessions after their hours, and signing out ends them on every device", async () => {
  const old = await newLink();
  await app.database.update(firmLinks).set({ expiresAt: sql`now() - interval '1 second'` });
  expect(await firms.openLink(old)).toBeNull();
  const [first, second] = [
    (await firms.openLink(await newLink())) ?? "",
    (await firms.openLink(await newLink())) ?? "",
  ];
  await app.database
    .update(firmSessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(firmSessions.companyId, LISTED));
  expect(await firms.companyOfSession(first)).toBeNull();
  await app.database.update(firmSessions).set({ expiresAt: sql`now() + interval '1 hour'` });
  await firms.signOut(LISTED);
  expect([await firms.companyOfSession(first), await firms.companyOfSession(second)]).toEqual([null, null]);
});

test("what strangers wrote is deleted after two years, and a removal waits until it is decided", async () => {
  const old = { companyId: LISTED, createdAt: sql`now() - interval '2 years 1 hour'` };
  await app.database.insert(proposals).values([
    { ...old, kind: "claim", name: "Ann Archer", email: "ann@archer.example" },
    { ...old, kind: "correction", field: "phone", suggestion: "Wrong" },
    { ...old, kind: "change", state: "approved" },
    { ...old, kind: "removal" },
    { companyId: LISTED, kind: "correction", field: "phone", suggestion: "New" },
  ]);
  await firms.turnPauses();
  const kept = await app.database.select().from(proposals).orderBy(proposals.id);
  expect(kept).toMatchObject([{ kind: "removal" }, { kind: "correction", suggestion: "New" }]);
});

test("a change by the company shows at once, with what was there before, and prices say who stated them", async () => {
  const price = { size: 6 as const, price: "210.00", hireDays: 14, extraWeek: null, heavyAllowed: null };
  await firms.change(LISTED, { phone: "0113 496 0001", prices: [price] });
  expect(found(LISTED)).toMatchObject({
    phone: "0113 496 0001",
    prices: [{ ...price, statedBy: "company", statedOn: todayInLondon() }],
  });
  expect(await app.database.select().from(companyChanges)).toMatchObject([
    {
      changedBy: "company",
      before: { phone: "0113 496 0000", prices: [] },
      after: { phone: "0113 496 0001" },
    },
  ]);
  await firms.change(LISTED, { phone: "0113 496 0001" });
  expect(await app.database.$count(companyChanges)).toBe(1);
  await firms.change(LISTED, { phone: "0113 496 0000", prices: [] });
});

test("a change of a listing that somebody else edited in the meantime is refused, and overwrites nothing", async () => {
  const opened = found(LISTED)?.updatedAt;
  await firms.change(LISTED, { operatingHours: "Mon-Fri" }, opened);
  await app.services.editor.change(LISTED, { phone: "0113 496 0009" });
  expect(await firms.change(LISTED, { phone: "0113 496 0000" }, opened)).toHaveProperty("refused", "stale");
  expect(await firms.proposeIdentity(LISTED, { name: "Ash & Sons" }, opened)).toHaveProperty(
    "refused",
    "stale",
  );
  expect(found(LISTED)).toMatchObject({ phone: "0113 496 0009", operatingHours: "Mon-Fri" });
  expect(await waiting()).toEqual([]);
  const before = { phone: "0113 496 0000", operatingHours: null };
  expect(await firms.change(LISTED, before, found(LISTED)?.updatedAt)).toBeUndefined();
  expect(found(LISTED)).toMatchObject(before);
});

test("the company is told when its page is opened, its requests are paused and its listing is hidden, once each", async () => {
  const acts = () =>
    sent.filter(({ kind }) => kind === "company-notice").map(({ to, content }) => [to, content.heading]);
  const link = await newLink();
  await firms.openLink(link);
  await firms.openLink(link);
  await firms.change(LISTED, pausing(0, 3));
  await firms.change(LISTED, pausing(0, 3));
  await firms.resume(LISTED);
  await firms.remove(LISTED);
  await firms.remove(LISTED);
  expect(acts()).toEqual([
    ["office@ash.example", "Your page was opened: Ash Skips"],
    ["office@ash.example", "Your pauses were changed: Ash Skips"],
    ["office@ash.example", "Your listing was hidden: Ash Skips"],
  ]);
  expect(
    sent
      .filter(({ kind }) => kind === "company-notice")
      .flatMap(({ content }) => storedContent(content).blocks),
  ).not.toContainEqual(expect.objectContaining({ kind: "button" }));
});

test("everything is right: the listing carries today's date", async () => {
  await firms.confirm(LISTED);
  expect(found(LISTED)?.confirmedOn).toBe(todayInLondon());
});

test("confirming a draft publishes it, unless its company leaves at the same moment", async () => {
  const draft = () =>
    app.database.update(companies).set({ listing: "draft" }).where(eq(companies.id, LISTED));
  const state = async () => (await firms.ownListing(LISTED))?.listing.listing;
  await draft();
  await firms.confirm(LISTED);
  expect(await state()).toBe("public");
  await draft();
  await whileLocked([() => firms.confirm(LISTED)], (tx) =>
    tx.update(companies).set({ listing: "removed" }).where(eq(companies.id, LISTED)),
  );
  expect(await state()).toBe("removed");
});

test("a change of the identity waits, one wish for each field, and the present value takes it back", async () => {
  await firms.proposeIdentity(LISTED, {
    name: "Ash & Sons",
    email: "new@ash.example",
    county: "West Yorkshire",
  });
  await firms.proposeIdentity(LISTED, { name: "Ash and Sons" });
  expect((await firms.ownListing(LISTED))?.waiting).toMatchObject([
    { field: "email", suggestion: "new@ash.example" },
    { field: "name", suggestion: "Ash and Sons" },
  ]);
  expect(found(LISTED)?.name).toBe("Ash Skips");
  await firms.proposeIdentity(LISTED, { name: "Ash Skips" });
  expect((await firms.ownListing(LISTED))?.waiting.map(({ field }) => field)).toEqual(["email"]);
});

test("a form that asks for a change of the identity and is sent twice proposes it once", async () => {
  const send = () => firms.proposeIdentity(LISTED, { name: "Ash & Sons" });
  await whileLocked([send, send]);
  expect((await waiting()).map(({ suggestion }) => suggestion)).toEqual(["Ash & Sons"]);
});

/** The hourly job of the application may have turned the pauses already. */
async function turnPauses() {
  await firms.turnPauses();
  await app.services.companies.refresh("all");
}

test("until the last day of a pause nobody can ask the company, and it ends by itself", async () => {
  const quotable = async () =>
    (await (await app.request("/api/companies?quotable=1&page=1")).json()).companies.map(
      ({ id }: { id: number }) => id,
    );
  expect(await quotable()).toEqual([LISTED]);
  await firms.change(LISTED, pausing(0, 0));
  expect(await quotable()).toEqual([]);
  const refused = await ask();
  expect(refused.status).toBe(400);
  expect(refused.body.message).toContain("Ash Skips takes no requests until the end of");
  await turnPauses();
  expect(found(LISTED)?.pausedUntil).toBe(day(0));
  // The release before stores only the last day.
  await app.database.update(companies).set({ pauses: [], pausedUntil: day(-1) });
  await turnPauses();
  expect(found(LISTED)?.pausedUntil).toBeNull();
  expect(await quotable()).toEqual([LISTED]);
  expect((await ask()).status).toBe(201);
});

test("a pause to come changes nothing until its first day, begins by itself, and ends alone when requests are taken again", async () => {
  const [now, later] = [pausing(0, 2).pauses, pausing(40, 50).pauses];
  await firms.change(LISTED, { pauses: later });
  expect(found(LISTED)).toMatchObject({ pausedUntil: null, pauses: later });
  await firms.change(LISTED, { pauses: [...now, ...later] });
  expect(found(LISTED)?.pausedUntil).toBe(day(2));
  // As it is on the morning of the first day.
  await app.database.update(companies).set({ pausedUntil: null });
  await app.services.companies.refresh("all");
  expect((await ask("Bea Example")).status).toBe(400);
  await turnPauses();
  expect(found(LISTED)?.pausedUntil).toBe(day(2));
  await firms.resume(LISTED);
  expect(found(LISTED)).toMatchObject({ pausedUntil: null, pauses: later });
});

test("taking requests again ends the pause of today only, whether a later one meets or overlaps it", async () => {
  const company = () => firms.resume(LISTED);
  const desk = () => app.services.bulkEdits.apply({ ids: [LISTED], action: "resume" });
  for (const resume of [company, desk])
    for (const lastDay of [4, 5]) {
      const christmas = pausing(5, 15).pauses;
      await firms.change(LISTED, { pauses: [...christmas, ...pausing(0, lastDay).pauses] });
      expect(found(LISTED)?.pausedUntil).toBe(day(15));
      await resume();
      expect(found(LISTED)).toMatchObject({ pausedUntil: null, pauses: christmas });
      await turnPauses();
      expect(found(LISTED)?.pausedUntil).toBeNull();
    }
});

test("every way to write pauses sets the end of the one that has begun", async () => {
  await app.database.update(companies).set({ pauses: [...pausing(-3, 4).pauses, ...pausing(9, 9).pauses] });
  await app.services.companies.refresh("all");
  expect(found(LISTED)?.pausedUntil).toBe(day(4));
});

test("a removed listing is found nowhere at once, waits for the administrator, and can be taken back", async () => {
  await firms.remove(LISTED);
  expect(found(LISTED)).toBeNull();
  expect((await app.request("/api/companies/1")).status).toBe(404);
  expect(await (await app.request("/sitemap.xml")).text()).not.toContain("/company/1<");
  expect(await firms.ownListing(LISTED)).toMatchObject({
    listing: { listing: "removed" },
    waiting: [{ kind: "removal" }],
  });
  await firms.restore(LISTED);
  expect(found(LISTED)?.name).toBe("Ash Skips");
  expect(await waiting()).toEqual([]);
});

test("a listing that the administrator removed is not restored by its company", async () => {
  await app.database.update(companies).set({ listing: "removed" });
  await app.services.companies.refresh("all");
  await firms.remove(LISTED);
  await firms.restore(LISTED);
  expect(await waiting()).toEqual([]);
  expect(found(LISTED)).toBeNull();
});

test("claims with details and corrections wait for the administrator", async () => {
  expect((await post(`/companies/${WITHOUT_EMAIL}/claim`, { details: DETAILS })).status).toBe(202);
  const correction = { field: "phone", suggestion: "01632 960002", source: "Their website" };
  expect((await post(`/companies/${LISTED}/corrections`, correction)).status).toBe(202);
  expect(await waiting()).toMatchObject([
    { kind: "claim", companyId: WITHOUT_EMAIL, name: "Jo Ash", suggestion: DETAILS.proof },
    { kind: "correction", companyId: LISTED, ...correction, email: null },
  ]);
  expect(found(LISTED)?.phone).toBe("0113 496 0000");
});

/** Claims from strangers' mailboxes, in each network in turn. */
async function claimsFrom(networks: readonly string[], count: number) {
  for (let at = 0; at < count; at += 1)
    await firms.proposeClaim(
      LISTED,
      { ...DETAILS, name: `Stranger ${at}`, email: `x${at}@x.example` },
      networks[at % networks.length] ?? null,
    );
}
const OWN = { ...DETAILS, name: "The owner" };
const names = async () => (await waiting()).map(({ name }) => name);

test("strangers of a few networks never close the owner's way, before or after its claim", async () => {
  const networks = ["one", "two", "three", "four"];
  await claimsFrom(networks, 60);
  expect(await waiting()).toHaveLength(MAX_WAITING_PROPOSALS);
  expect((await post(`/companies/${LISTED}/claim`, { details: OWN })).status).toBe(202);
  expect(await names()).toContain("The owner");
  await claimsFrom(networks, 60);
  expect(await names()).toContain("The owner");
  expect(await waiting()).toHaveLength(MAX_WAITING_PROPOSALS);
  expect((await post(`/companies/${LISTED}/corrections`, { field: "phone", suggestion: "1" })).status).toBe(
    202,
  );
});

test("one sender has one waiting claim, whose newest words count; others can't replace it", async () => {
  const claim = (email: string, proof: string, network: string) =>
    firms.proposeClaim(LISTED, { ...OWN, email, proof }, network);
  await claim("owner+1@firm.example", "Older", "home");
  await claim("Owner@firm.example", "Newer", "home");
  await claim("owner@firm.example", "Elsewhere", "elsewhere");
  expect((await waiting()).map(({ suggestion }) => suggestion)).toEqual(["Newer", "Elsewhere"]);
});

test("a correction that is sent again waits once, and another one beside it", async () => {
  const correct = (suggestion: string) =>
    firms.proposeCorrection(LISTED, { field: "other", suggestion, source: null }, "home");
  for (const words of ["Closed", "Closed", "Moved"]) await correct(words);
  expect((await waiting()).map(({ suggestion }) => suggestion)).toEqual(["Closed", "Moved"]);
});

test("of corrections at once above the limit, as many stay as may wait", async () => {
  const correct = () =>
    firms.proposeCorrection(
      LISTED,
      { field: "other", suggestion: crypto.randomUUID(), source: null },
      "home",
    );
  for (let count = 1; count < MAX_WAITING_PROPOSALS; count += 1) await correct();
  await whileLocked([correct, correct]);
  expect(await waiting()).toHaveLength(MAX_WAITING_PROPOSALS);
});

test("a correction without a known field or words is refused with a message for each", async () => {
  const { status, body } = await post(`/companies/${LISTED}/corrections`, {
    field: "rating",
    suggestion: " ",
  });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    field: "Choose what is wrong",
    suggestion: "What it should say is required",
  });
});
