import { desc, sql } from "drizzle-orm";
import type { MiddlewareHandler } from "hono";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSimilarCompanies } from "#server/companies/similar/similar.ts";
import { examplePlaces } from "#server/companies/testing/examples.ts";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries, leads as leadTable } from "#server/database/tables/requests.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { testApi } from "#server/http/testing/test-api.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import { createMail } from "#server/mail/mail.ts";
import { listedContent, refusedContent } from "./email.ts";
import { leadCalls } from "./http.ts";
import { createLeads } from "./leads.ts";

const log = pino({ level: "silent" });
let opened: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.database.delete(deliveries);
  await opened.database.delete(leadTable);
});

const LEAD = {
  name: "Ann Archer",
  email: "ann@archer.example",
  phone: "01632 960001",
  location: "Leeds",
  companyName: "Archer Skips",
  projectDetails: "Two lorries.\nSince 1999.",
};

const toAdministrator = () => opened.database.$count(deliveries, sql`kind = 'lead'`);

const allow: MiddlewareHandler = (_c, next) => next();
const refuse: MiddlewareHandler = async (c) => c.json({ message: "Please sign in" }, 401);

function serve({ adminEmail = "admin@skips.example" as string | null, guard = allow } = {}) {
  const { database, url } = opened;
  const jobs = createJobs({ databaseUrl: url, log });
  const mail = createMail({
    database,
    jobs,
    renderEmail: async () => ({ html: "", text: "" }),
    log,
    config: { smtpUrl: null, mailFrom: "no-reply@skips.example", rateLimitFactor: 1 },
    contact: "hello@skips.example",
    contactHash: (kind, value) => `${kind} ${value}`,
  });
  const leads = createLeads({
    database,
    jobs,
    mail,
    places: examplePlaces(),
    similar: createSimilarCompanies({ database, hashKey: (key) => key }),
    hashKey: (key) => key,
    config: { adminEmail, publicUrl: "https://skips.example" },
  });
  const api = testApi(leadCalls({ leads }), { guard });
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await api.request(path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };
  return Object.assign(call, { leads });
}

/** The id of the request that was stored last. */
async function newestId(): Promise<number> {
  const [newest] = await opened.database.select().from(leadTable).orderBy(desc(leadTable.id)).limit(1);
  return newest?.id ?? 0;
}

describe("a listing request", () => {
  test("is stored, and the administrator gets an email", async () => {
    const call = serve();
    const { status, body } = await call("POST", "/leads", LEAD);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...LEAD, status: "new", companyIds: [], skipSize: null, duration: null });
    const { reference, ...stored } = body;
    expect(reference).toMatch(/^LR-[A-Z0-9]+$/);
    expect((await call("GET", "/leads")).body).toEqual([
      { ...stored, id: expect.any(Number), matches: [], askedToLeave: false },
    ]);
    expect(await opened.database.select().from(deliveries).orderBy(deliveries.kind)).toMatchObject([
      { kind: "lead", recipient: "admin@skips.example", replyTo: "ann@archer.example", state: "test" },
      { kind: "lead-copy", recipient: "ann@archer.example", state: "test" },
    ]);
  });

  test("that is sent again within the hour is the same one, also at the same time, and is emailed once", async () => {
    const call = serve();
    const send = (lead: object = LEAD) => call("POST", "/leads", lead);
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(await send()).toEqual(first);
    expect(await opened.database.$count(leadTable)).toBe(1);
    expect(await toAdministrator()).toBe(1);

    await opened.database.update(leadTable).set({ createdAt: sql`now() - interval '61 minutes'` });
    await send();
    expect(await opened.database.$count(leadTable)).toBe(2);
  });

  test.each([
    [
      "another business of the same person",
      { companyName: "Birch Skips", location: "York", phone: "1".repeat(11) },
    ],
    ["another mailbox's", { email: "bea@archer.example" }],
    ["one with a corrected telephone number", { phone: "01632 960002" }],
    ["one with more words", { projectDetails: "Two lorries.\nSince 1999. And a grab." }],
  ])("is beside %s", async (_, other) => {
    const call = serve();
    await call("POST", "/leads", LEAD);
    await call("POST", "/leads", { ...LEAD, ...other });
    expect(await opened.database.$count(leadTable)).toBe(2);
  });

  test("needs only a name, an email address and a phone number", async () => {
    const { name, email, phone } = LEAD;
    const answer = await serve()("POST", "/leads", { name, email, phone, location: "", companyName: " " });
    expect(answer).toMatchObject({
      status: 201,
      body: { name, location: null, companyName: null, projectDetails: null },
    });
  });

  test("with lone surrogates or invisible characters is stored without them", async () => {
    const typed = { ...LEAD, name: "\u202EAnn\ud800 Archer", projectDetails: `${LEAD.projectDetails}\udfff` };
    expect(await serve()("POST", "/leads", typed)).toMatchObject({ status: 201, body: LEAD });
    expect(await opened.database.select().from(leadTable)).toMatchObject([LEAD]);
  });

  test("is stored without an email to the administrator when no such address is set", async () => {
    expect((await serve({ adminEmail: null })("POST", "/leads", LEAD)).status).toBe(201);
    expect(await opened.database.$count(leadTable)).toBe(1);
    expect(await toAdministrator()).toBe(0);
  });

  test.each([
    ["name", "  ", "Name is required"],
    ["name", undefined, "Name is required"],
    ["email", "", "Valid email is required"],
    ["email", "ann@", "Valid email is required"],
    ["phone", "", "Phone is required"],
    ["phone", undefined, "Phone is required"],
    ["phone", "\u200B\ud800", "Phone is required"],
    ["phone", "1".repeat(51), "Phone is too long (at most 50 characters)"],
    ["projectDetails", "x".repeat(5001), "Company details is too long (at most 5000 characters)"],
    ["website", "spam", expect.stringContaining("Please leave the field “website” empty")],
  ])("with %s %j is refused", async (field, value, message) => {
    const answer = await serve()("POST", "/leads", { ...LEAD, [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } });
    expect(await opened.database.$count(leadTable)).toBe(0);
  });

  test("is refused with a message for every missing field", async () => {
    const { body } = await serve()("POST", "/leads", {});
    expect(body.fields).toEqual({
      name: "Name is required",
      email: "Valid email is required",
      phone: "Phone is required",
    });
  });
});

describe("listing requests", () => {
  test("incomplete erasure: a deleted request takes its email with it, also one that failed", async () => {
    const call = serve();
    await call("POST", "/leads", LEAD);
    const [{ id }] = (await call("GET", "/leads")).body;
    const content = { subject: "", preview: "", heading: "", blocks: [], reason: LEAD.email };
    await opened.database.update(deliveries).set({ state: "failed", content });
    await call("DELETE", `/leads/${id}`);
    expect(await opened.database.select().from(deliveries)).toEqual([]);
  });

  test("incomplete erasure: requests are deleted with their emails after two years", async () => {
    const call = serve();
    await call("POST", "/leads", { ...LEAD, name: "Old" });
    const twoYearsAgo = sql`now() - interval '2 years 1 hour'`;
    await opened.database.update(leadTable).set({ createdAt: twoYearsAgo });
    await call("POST", "/leads", { ...LEAD, name: "New" });
    await call.leads.deleteExpired();
    expect((await call("GET", "/leads")).body).toMatchObject([{ name: "New" }]);
    expect(await toAdministrator()).toBe(1);
  });

  test("are listed newest first, and can be deleted", async () => {
    const call = serve();
    const first = (
      await call("POST", "/leads", { ...LEAD, companyName: "First", location: "Hull", phone: "01482 960001" })
    ).body;
    const second = (await call("POST", "/leads", { ...LEAD, companyName: "Second" })).body;
    const listed = (await call("GET", "/leads")).body;
    for (const lead of [first, second]) delete lead.reference;
    expect(listed).toMatchObject([second, first]);
    const [{ id }] = listed;
    expect(await call("DELETE", `/leads/${id}`)).toEqual({ status: 204, body: null });
    expect((await call("GET", "/leads")).body).toMatchObject([first]);
    expect(await call("DELETE", `/leads/${id}`)).toMatchObject({
      status: 404,
      body: { message: "Listing request not found" },
    });
  });

  test("can be read and deleted only by the administrator", async () => {
    const call = serve({ guard: refuse });
    await call("POST", "/leads", LEAD);
    const id = await newestId();
    expect((await call("GET", "/leads")).status).toBe(401);
    expect((await call("DELETE", `/leads/${id}`)).status).toBe(401);
    expect((await call("POST", "/leads/search", {})).status).toBe(401);
    expect(await opened.database.$count(leadTable)).toBe(1);
  });
});

describe("the table of requests", () => {
  const names = async (call: ReturnType<typeof serve>, search: object) =>
    (await call("POST", "/leads/search", search)).body.leads.map(({ name }: { name: string }) => name);
  const send = async (call: ReturnType<typeof serve>, lead: object): Promise<number> => {
    await call("POST", "/leads", { ...LEAD, ...lead });
    // What is sent within ten minutes of another one can be the same request.
    await opened.database.update(leadTable).set({ createdAt: sql`created_at - interval '11 minutes'` });
    return newestId();
  };

  test("is searched in any spelling, filtered, sorted and paged", async () => {
    await opened.database.delete(companies);
    const company = { id: 7, name: "Birch", location: "Leeds", county: "West Yorkshire" };
    await opened.database.insert(companies).values(company);
    const call = serve();
    await send(call, { name: "Ann" });
    await send(call, { name: "Bob", companyName: "Birch", location: "Nowhere", phone: "0113 496 0002" });
    await send(call, { name: "Cat", companyName: "Cedar", email: "cat@cedar.example" });
    expect(await names(call, {})).toEqual(["Cat", "Bob", "Ann"]);
    expect(await names(call, { sort: "name" })).toEqual(["Ann", "Bob", "Cat"]);
    expect(await names(call, { text: "+44 113 4960002" })).toEqual(["Bob"]);
    expect(await names(call, { text: "CEDAR.example" })).toEqual(["Cat"]);
    expect(await names(call, { filter: "unplaced" })).toEqual(["Bob"]);
    const { body } = await call("POST", "/leads/search", { page: 2, limit: 2 });
    expect(body).toMatchObject({ leads: [{ name: "Ann" }], total: 3, totalPages: 2 });
  });
});

describe("deciding a request", () => {
  const insertCompany = async (fields: object) => {
    await opened.database.delete(companies);
    const company = { id: 7, name: "Archer Skips", location: "Leeds", county: "West Yorkshire", ...fields };
    await opened.database.insert(companies).values(company);
  };

  test.each([
    ["name", { name: "ARCHER-SKIPS" }],
    ["phone", { name: "Other", phone: "+44 1632 960 001" }],
    ["email", { name: "Other", email: "Ann@archer.example" }],
  ])("a listed company with the same %s is named, also while it is hidden", async (because, fields) => {
    const call = serve();
    await call("POST", "/leads", LEAD);
    await insertCompany({ ...fields, listing: "removed" });
    expect((await call("GET", "/leads")).body).toMatchObject([
      { matches: [{ id: 7, isPublic: false, because: [because] }] },
    ]);
    await insertCompany({ name: "Birch", phone: "0113 496 0000", email: "office@birch.example" });
    expect((await call("GET", "/leads")).body).toMatchObject([{ matches: [] }]);
  });

  test("a business is told that it is listed, in our words and not in its own, and its request is deleted", async () => {
    const call = serve();
    await insertCompany({});
    await call("POST", "/leads", { ...LEAD, companyName: "Archer Skips" });
    const path = `/leads/${await newestId()}/decide`;
    await opened.database.delete(deliveries);
    const decision = { decision: "listed", companyId: 7 };
    expect((await call("POST", path, decision)).status).toBe(204);
    expect(await opened.database.select().from(deliveries)).toMatchObject([
      { kind: "lead-decision", recipient: LEAD.email },
    ]);
    expect((await call("GET", "/leads")).body).toEqual([]);
    expect((await call("POST", path, decision)).status).toBe(404);
  });

  test("a refusal needs a reason, and a company that does not exist decides nothing", async () => {
    const call = serve();
    await call("POST", "/leads", LEAD);
    const path = `/leads/${await newestId()}/decide`;
    expect((await call("POST", path, { decision: "refused", reason: " " })).status).toBe(400);
    expect((await call("POST", path, { decision: "listed", companyId: 99 })).status).toBe(404);
    await insertCompany({ listing: "removed" });
    expect((await call("POST", path, { decision: "listed", companyId: 7 })).status).toBe(404);
    expect((await call("GET", "/leads")).body).toHaveLength(1);
    expect((await call("POST", path, { decision: "refused", reason: "Not a skip company" })).status).toBe(
      204,
    );
    expect((await call("GET", "/leads")).body).toEqual([]);
  });

  test("the emails hold the listing's name or the administrator's reason", () => {
    const company = { id: 7, name: "Archer Skips" };
    expect(JSON.stringify(listedContent(company, "https://skips.example"))).toContain("/company/7");
    expect(JSON.stringify(refusedContent("Not a skip company"))).toContain("Not a skip company");
  });
});
