import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { CarrierCheck } from "#contract/carriers/carrier-check.ts";
import { todayInLondon } from "#contract/dates.ts";
import type { PressFacts } from "#contract/hires/press-bodies.ts";
import type { Actor } from "#contract/hires/presses.ts";
import { WORK_KINDS, type WorkCounts } from "#contract/work/work-kinds.ts";
import { changeLog } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries, hireEvents, leads, quotes } from "#server/database/tables/requests.ts";
import { workAside } from "#server/database/tables/site.ts";
import type { OutgoingEmail } from "#server/mail/outgoing-email.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { createWork, type WorkDeps, workDigestContent } from "./work.ts";

const app = await openTestApp({ env: { RATE_LIMIT_FACTOR: "100" } });
afterAll(() => app.close());
const { database } = app;

let sent: OutgoingEmail[] = [];
let today = "2026-11-26";
const mail = {
  transaction: <Result>(work: Parameters<typeof database.transaction<Result>>[0]) =>
    database.transaction(work),
  enqueue: async (_tx: unknown, emails: OutgoingEmail[]) => sent.push(...emails),
  resend: async () => true,
};
const open = (changes: Partial<WorkDeps> = {}) =>
  createWork({
    ...{ ...app.services, database, mail },
    jobs: { define: () => {} },
    today: () => today,
    config: { adminEmail: "admin@skips.example", publicUrl: "https://skips.example" },
    ...changes,
  });
const work = open();

const PLACE = { location: "Leeds", county: "West Yorkshire", latitude: 53.796, longitude: -1.548 };
const QUOTE = {
  ...{ name: "Ann Example", email: "ann@home.example", phone: "01632 960123", location: "LS1 4AP" },
  ...{ wasteType: "garden", skipSize: "builder-6-yard", requestHash: "x" },
  selectedCompanies: '[{"id":1,"name":"Ash Skips"}]',
};
/** A Monday. */
const ASKED = new Date("2026-11-23T10:00:00Z");

beforeEach(async () => {
  sent = [];
  for (const table of [quotes, deliveries, companies, leads, workAside, changeLog])
    await database.delete(table);
  await database.insert(companies).values({ id: 1, name: "Ash Skips", phone: "0113 496 0000", ...PLACE });
  await app.services.companies.refresh("all");
  today = "2026-11-26";
});

async function ask(reference: string, changes: Partial<typeof quotes.$inferInsert> = {}) {
  const [quote] = await database
    .insert(quotes)
    .values({ ...QUOTE, reference, createdAt: ASKED, ...changes })
    .returning({ id: quotes.id });
  const quoteId = quote?.id ?? 0;
  const email = {
    quoteId,
    companyId: 1,
    kind: "company",
    recipient: "a@ash.example",
    state: "sent",
  } as const;
  await database.insert(deliveries).values(email);
  return quoteId;
}

test("nothing waits in a directory without problems", async () => {
  const nothing = { total: 0, items: [] };
  expect(await work.list()).toEqual({
    complaints: nothing,
    failedEmails: nothing,
    silentHires: nothing,
    unansweredRequests: nothing,
    duplicates: nothing,
    unplacedCompanies: nothing,
    outdatedChecks: nothing,
    registerDifferences: nothing,
    registerDoubts: nothing,
    draftDoubts: nothing,
  });
});

test("a request waits once two working days have passed and no company has answered", async () => {
  const id = await ask("SF-OPEN01");
  const references = async () =>
    (await work.list()).unansweredRequests.items.map(({ reference }) => reference);
  today = "2026-11-25";
  expect(await references()).toEqual([]);
  today = "2026-11-26";
  expect((await work.list()).unansweredRequests.items).toMatchObject([
    {
      ...{ reference: "SF-OPEN01", email: "ann@home.example" },
      companies: [{ id: 1, name: "Ash Skips", phone: "0113 496 0000" }],
    },
  ]);
  await ask("SF-GONE01", { withdrawnAt: new Date() });
  await ask("SF-PICK01", { chosenCompanyId: 1, chosenAt: new Date() });
  await ask("SF-WAIT01", { awaitingConfirmation: true });
  expect(await references()).toEqual(["SF-OPEN01"]);
  await database.update(deliveries).set({ answeredAt: new Date() }).where(eq(deliveries.quoteId, id));
  expect(await references()).toEqual([]);
});

/** A hire of company 1 whose customer pressed these buttons on a Monday. Later presses of the company follow. */
async function hire(reference: string, ...presses: [Actor, PressFacts][]) {
  const quoteId = await ask(reference, { chosenCompanyId: 1, chosenAt: ASKED, choiceToldAt: new Date() });
  const event = ([actor, facts]: [Actor, PressFacts]) => ({ quoteId, companyId: 1, actor, facts });
  await database.insert(hireEvents).values(presses.map((one) => ({ ...event(one), createdAt: ASKED })));
  return `${quoteId}-C1`;
}

const DELIVERED: [Actor, PressFacts] = ["company", { press: "delivered", day: "2026-11-20" }];
const PROBLEM: [Actor, PressFacts] = ["customer", { press: "problem", problem: "damage" }];

test("a problem waits that a company left unanswered for five working days, with whom to ring", async () => {
  const item = await hire("SF-HIRE01", DELIVERED, PROBLEM);
  const silent = async () => (await work.list()).silentHires.items;
  today = "2026-11-30";
  expect(await silent()).toEqual([]);
  today = "2026-12-01";
  expect(await silent()).toMatchObject([
    {
      ...{ item, number: "SF-HIRE01-C1", answerBy: "2026-11-30", phone: "01632 960123" },
      said: "The customer said that something is wrong: “Something was damaged”.",
      company: { id: 1, name: "Ash Skips", phone: "0113 496 0000", isPaused: false, notes: 0 },
    },
  ]);
  const [quoteId] = item.split("-").map(Number);
  const answer = { press: "problem-answer", number: "C1", reply: "agrees" } as const;
  await database
    .insert(hireEvents)
    .values({ quoteId: quoteId ?? 0, companyId: 1, actor: "company", facts: answer });
  expect(await silent()).toEqual([]);
});

test("a collection waits that nobody answered by its day, until the company names one", async () => {
  const collect = { press: "collect", day: "2026-11-25", part: "any" } as const;
  await hire("SF-HIRE02", DELIVERED, ["customer", collect]);
  await hire(
    "SF-HIRE03",
    DELIVERED,
    ["customer", collect],
    ["company", { ...collect, press: "day", of: "collection" }],
  );
  const numbers = async () => (await work.list()).silentHires.items.map(({ number }) => number);
  today = "2026-11-25";
  expect(await numbers()).toEqual([]);
  today = "2026-11-26";
  expect(await numbers()).toEqual(["SF-HIRE02-C1"]);
});

test("what the administrator did about silence is logged once, counts against the company, and is undone", async () => {
  const item = await hire("SF-HIRE04", DELIVERED, PROBLEM);
  today = "2026-12-01";
  const silent = async () => (await work.list()).silentHires.items.map(({ company: { notes } }) => notes);
  const log = async () =>
    (await app.services.changeLog.list({ what: "queue" })).changes.map(
      ({ kind, company, request, undoneAt }) => [...[kind, company?.name, request], undoneAt !== null],
    );
  const aside = (kind: "hire-noted" | "hire-settled", isAside: boolean) =>
    work.setAside({ kind, item, aside: isAside });
  await aside("hire-noted", true);
  await aside("hire-noted", true);
  expect(await silent()).toEqual([]);
  expect(await log()).toEqual([["hire-noted", "Ash Skips", "SF-HIRE04-C1", false]]);
  await database.update(workAside).set({ until: new Date(0) });
  expect(await silent()).toEqual([1]);
  await aside("hire-settled", true);
  expect(await silent()).toEqual([]);
  await aside("hire-settled", false);
  expect(await silent()).toEqual([1]);
  expect(await log()).toEqual([
    ["hire-settled", "Ash Skips", "SF-HIRE04-C1", true],
    ["hire-noted", "Ash Skips", "SF-HIRE04-C1", false],
  ]);
  expect(JSON.stringify(await database.select().from(changeLog))).not.toMatch(/Ann|home\.example|01632/);
});

test("a failed email waits while it can be sent again and is of use, and one that came back", async () => {
  const failed = { recipient: "a@ash.example", state: "failed", lastError: "Mailbox full" } as const;
  const content = { subject: "Hello" };
  const [id, carried, returned] = [randomUUID(), randomUUID(), randomUUID()];
  await database.insert(deliveries).values([
    { id, kind: "lead-decision", content, ...failed },
    { id: carried, kind: "company", content, sentWith: id, ...failed },
    { kind: "company", content: null, ...failed },
    { kind: "firm-link", content, createdAt: new Date(Date.now() - 25 * 3_600_000), ...failed },
    { kind: "claim-confirmation", content, createdAt: new Date(Date.now() - 8 * 24 * 3_600_000), ...failed },
    { kind: "company", content, ...failed, state: "queued" },
    { id: returned, kind: "company", companyId: 1, content: null, sentAt: new Date(), ...failed },
  ]);
  expect((await work.list()).failedEmails).toMatchObject({
    total: 2,
    items: expect.arrayContaining([
      expect.objectContaining({
        item: id,
        lastError: "Mailbox full",
        recipient: "a@ash.example",
        sentAt: null,
      }),
      expect.objectContaining({
        item: returned,
        sentAt: expect.any(String),
        company: { id: 1, name: "Ash Skips" },
      }),
    ]),
  });
  await work.setAside({ kind: "failed-email", item: id, aside: true });
  expect((await work.list()).failedEmails.total).toBe(1);
  await work.setAside({ kind: "failed-email", item: id, aside: false });
  expect((await work.list()).failedEmails.total).toBe(2);
});

test("an answer to a claim waits for 30 days, and “Send again” renews the link in it first", async () => {
  const claim = {
    kind: "claim-decision",
    companyId: 1,
    recipient: "jo@ahs.example",
    state: "failed",
  } as const;
  const button = { kind: "button", label: "Open your page", url: "https://skips.example/firm/open/expired" };
  const createdAt = new Date(Date.now() - 29 * 86_400_000);
  const [{ id } = { id: "" }] = await database
    .insert(deliveries)
    .values({ ...claim, createdAt, content: { subject: "Hello", blocks: [button] } })
    .returning({ id: deliveries.id });
  expect((await work.list()).failedEmails.items).toMatchObject([{ item: id, recipient: claim.recipient }]);
  expect(await work.resend(id)).toBe(true);
  const [{ content } = { content: null }] = await database.select().from(deliveries);
  const [token = ""] = /(?<=\/firm\/open\/)[\w-]{43}/.exec(JSON.stringify(content)) ?? [];
  expect(await app.services.firms.companyOfLink(token)).toMatchObject({ id: 1 });
  expect(JSON.stringify(content)).not.toContain("expired");
});

test("a digest that failed waits with the number of its emails that can be sent again", async () => {
  const failed = { recipient: "a@ash.example", state: "failed", lastError: "Mailbox full" } as const;
  const content = { subject: "Hello" };
  const [id, erased] = [randomUUID(), randomUUID()];
  const email = { kind: "company", companyId: 1, content, sentWith: id, ...failed } as const;
  await database
    .insert(deliveries)
    .values([
      { id, kind: "digest", ...failed },
      { id: erased, kind: "digest", ...failed },
      email,
      email,
      { ...email, content: null },
      { ...email, content: null, sentWith: erased },
    ]);
  expect((await work.list()).failedEmails).toMatchObject({
    total: 1,
    items: [{ item: id, kind: "digest", emailsInDigest: 2, company: { id: 1, name: "Ash Skips" } }],
  });
});

test("what was set aside is in the log with what it was about, and is put back from there", async () => {
  await database
    .insert(companies)
    .values([
      { id: 2, name: "Ash Skip Hire", phone: "+44 113 496 0000", website: "https://ash.example", ...PLACE },
    ]);
  const request = String(await ask("SF-ASIDE1"));
  const asides = {
    duplicate: "1-2",
    "unanswered-request": request,
  } as const;
  for (const [kind, item] of Object.entries(asides))
    await work.setAside({ kind: kind as keyof typeof asides, item, aside: true });
  const log = async () => (await app.services.changeLog.list({ what: "queue" })).changes;
  const changes = await log();
  expect(changes).toMatchObject([
    { kind: "unanswered-request", request: "SF-ASIDE1", company: null, fields: [] },
    { kind: "duplicate", company: { name: "Ash Skips" }, merged: { name: "Ash Skip Hire" }, request: null },
  ]);
  expect(JSON.stringify(await database.select().from(changeLog))).not.toMatch(/Ann|home\.example|01632/);
  for (const { id, canUndo } of changes)
    expect([canUndo, await app.services.changeLog.undo(id)]).toEqual([true, { undone: true }]);
  const left = await work.list();
  expect([left.duplicates.total, left.unansweredRequests.total]).toEqual([1, 1]);
  expect((await log()).map(({ canUndo }) => canUndo)).toEqual([false, false]);
});

test("an item whose time is over waits by itself, so the log does not offer to put it back", async () => {
  await work.setAside({ kind: "outdated-check", item: "1", aside: true });
  await database.update(workAside).set({ until: new Date(0) });
  const [entry] = (await app.services.changeLog.list({ what: "queue" })).changes;
  expect(entry).toMatchObject({ kind: "outdated-check", canUndo: false });
  expect(await app.services.changeLog.undo(entry?.id ?? "")).toMatchObject({ refused: "conflict" });
});

test("companies off the map and checks that ran out wait; what is set aside comes back when its time is over", async () => {
  const check: CarrierCheck = {
    number: "CBDU99000001",
    nation: "England",
    tier: "upper",
    result: "matched",
    method: "register-page",
    checkedOn: "2026-08-27",
    validTo: null,
  };
  await database.insert(companies).values([
    { id: 2, name: "Nowhere Skips", ...PLACE, location: "Nowhere", latitude: null, longitude: null },
    {
      ...{ id: 3, name: "Checked Skips", licenseNumber: "CBDU99000001", ...PLACE },
      carrier: check,
    },
    {
      ...{ id: 4, name: "Other Number Skips", licenseNumber: "CBDU99000004", ...PLACE },
      carrier: { ...check, checkedOn: "2026-08-01" },
    },
    { id: 5, name: "Hidden Skips", ...PLACE, latitude: null, longitude: null, listing: "removed" },
  ]);
  today = "2026-11-25";
  expect((await work.list()).outdatedChecks.total).toBe(0);
  today = "2026-11-26";
  const listed = await work.list();
  expect(listed.unplacedCompanies.items.map(({ name }) => name)).toEqual(["Nowhere Skips"]);
  expect(listed.outdatedChecks.items).toMatchObject([{ name: "Checked Skips", checkedOn: "2026-08-27" }]);
  await work.setAside({ kind: "unplaced-company", item: "2", aside: true });
  expect((await work.list()).unplacedCompanies.total).toBe(0);
  await database.update(workAside).set({ until: new Date(Date.now() - 1) });
  expect((await work.list()).unplacedCompanies.total).toBe(1);
});

test("what a register says otherwise waits until the company is paused, and doubts until somebody chooses", async () => {
  const row = { register: "companies-house", number: "00000002", asOf: "2026-11-01" } as const;
  const doubts = [
    { ...row, status: "liquidation" as const, postcodes: ["LS1 4AQ"] },
    { ...row, number: "00000003", status: "active" as const },
  ];
  await database.insert(companies).values([
    {
      id: 2,
      name: "Ended Skips",
      ...PLACE,
      phone: "0113 496 0002",
      registers: [
        { ...row, status: "liquidation", matchedBy: "number" },
        {
          ...row,
          register: "operator-licences",
          number: "OB0000002",
          status: "revoked",
          matchedBy: "number",
        },
      ],
    },
    { id: 3, name: "Doubtful Skips", ...PLACE, registerDoubts: doubts },
    { id: 4, name: "Fine Skips", ...PLACE, registers: [{ ...row, status: "active", matchedBy: "number" }] },
    { id: 5, name: "Draft Skips", ...PLACE, registerDoubts: doubts, listing: "draft" },
  ]);
  today = todayInLondon();
  const { registerDifferences, registerDoubts, draftDoubts } = await work.list();
  expect(registerDifferences).toMatchObject({
    total: 1,
    items: [
      {
        ...{ id: 2, location: "Leeds", phone: "0113 496 0002" },
        results: [{ status: "liquidation" }, { status: "revoked" }],
      },
    ],
  });
  expect(registerDoubts.items).toMatchObject([{ id: 3, rows: doubts }]);
  expect(draftDoubts.items).toMatchObject([{ id: 5, rows: doubts }]);
  await app.services.bulkEdits.apply({ ids: [2], action: "pause" });
  expect((await work.list()).registerDifferences.total).toBe(0);

  const chosen = await app.services.carrierChecks.choose(3, { register: row.register, number: "00000002" });
  expect(chosen).toMatchObject({ status: "liquidation", matchedBy: "decided" });
  expect(app.services.companies.find(3)).toMatchObject({ companyNumber: "00000002", registers: [chosen] });
  const after = await work.list();
  expect(after.registerDoubts.total).toBe(0);
  expect(after.registerDifferences.items).toMatchObject([{ id: 3 }]);
  const again = await app.services.carrierChecks.choose(3, { register: row.register, number: "00000003" });
  expect(again).toMatchObject({ refused: "not-found" });
});

test("likely duplicates wait until they are merged or told apart, which is remembered", async () => {
  await database.insert(companies).values([
    { id: 2, name: "Ash Skip Hire", phone: "+44 113 496 0000", website: "https://ash.example", ...PLACE },
    { id: 3, name: "Birch Skips", phone: "0113 496 0003", ...PLACE },
  ]);
  const { duplicates } = await work.list();
  // The more complete listing comes first.
  expect(duplicates).toMatchObject({ total: 1, items: [{ item: "1-2", companies: [{ id: 2 }, { id: 1 }] }] });
  await work.setAside({ kind: "duplicate", item: "1-2", aside: true });
  expect((await work.list()).duplicates.total).toBe(0);
  await work.setAside({ kind: "duplicate", item: "1-2", aside: false });
  await app.services.merges.merge({ keptId: 2, mergedId: 1 });
  expect((await work.list()).duplicates.total).toBe(0);
});

test("the weekly email has the numbers and a link, and nobody's details", async () => {
  await work.digest();
  expect(sent).toEqual([]);
  await ask("SF-OPEN01");
  const lead = { name: "Sam Sample", email: "sam@sample.example", phone: "01632 960001" };
  await database.insert(leads).values([lead, lead]);
  await work.digest();
  expect(sent).toMatchObject([
    { kind: "work-digest", to: "admin@skips.example", content: { heading: "3 things wait for you" } },
  ]);
  const text = JSON.stringify(sent);
  expect(text).toContain('{"label":"Listing requests","text":"2"}');
  expect(text).toContain("https://skips.example/admin/work");
  expect(text).not.toMatch(/Ann|Sam|SF-OPEN01|96000|@home|@sample|Ash Skips/);
  sent = [];
  await open({ config: { adminEmail: null, publicUrl: "" } }).digest();
  expect(sent).toEqual([]);
});

test("the weekly email names the kinds in the order of the work queue, without drafts whose company was asked", () => {
  const counts = Object.fromEntries(
    Object.keys(WORK_KINDS)
      .map((kind) => [kind, 1])
      .reverse(),
  ) as WorkCounts;
  const [, facts] = workDigestContent(counts, "")?.blocks ?? [];
  const { draftsAsked: _, ...listed } = WORK_KINDS;
  expect(facts).toEqual({
    kind: "facts",
    facts: Object.values(listed).map((label) => ({ label, text: "1" })),
  });
});

test("the weekly email is due on Monday at 7:00", () => {
  const jobs: unknown[] = [];
  open({ jobs: { define: (queue) => void jobs.push(queue) } });
  expect(jobs).toMatchObject([{ name: "work-digest", schedule: "0 7 * * 1" }]);
});
