import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { todayInLondon } from "#contract/dates.ts";
import { proposals } from "#server/database/tables/changes.ts";
import { companies, firmSessions } from "#server/database/tables/companies.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { rateLimitCounters } from "#server/database/tables/site.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { createRender } from "./render.ts";

const [LEEDS, YORK] = [1, 2];

let app: Awaited<ReturnType<typeof openTestApp>>;
/** The cookies of both firms' sessions. A browser has only one of them at a time: the last that it got. */
const cookies: Record<number, string> = {};

beforeAll(async () => {
  app = await openTestApp({ createRender, env: { RATE_LIMIT_FACTOR: "100" } });
  const shared = { name: "Ash Skips", email: "office@ash.example", county: "Yorkshire" };
  await app.database.insert(companies).values([
    { id: LEEDS, location: "Leeds", ...shared },
    { id: YORK, location: "York", ...shared },
  ]);
  const review = { rating: 4, title: "Good", content: "On time.", customerName: "Bo" };
  await app.database.insert(reviews).values({ companyId: LEEDS, ...review });
  await app.services.companies.refresh("all");
  for (const id of [LEEDS, YORK]) {
    const link = await app.database.transaction((tx) => app.services.firms.createLink(tx, id, 1));
    const session = (await app.services.firms.openLink(link.split("/").at(-1) ?? "")) ?? "";
    cookies[id] = app.services.firmCookie.set(session).split(";")[0] ?? "";
  }
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.delete(rateLimitCounters);
  await app.database.delete(proposals);
  await app.database.update(companies).set({ listing: "public", pauses: [], pausedUntil: null });
  await app.services.companies.refresh("all");
});

const open = async (path: string, firm: number) =>
  (await app.fetch(path, { headers: { cookie: cookies[firm] ?? "" } })).text();

async function post(path: string, fields: Record<string, string>, firm: number) {
  const response = await app.fetch(path, {
    ...{ method: "POST", redirect: "manual", headers: { cookie: cookies[firm] ?? "" } },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, html: await response.text() };
}

/** The hidden fields of each form of a page, by its intent, or by its path if it has none. */
function formsOf(html: string): Record<string, Record<string, string>> {
  const forms = [...html.matchAll(/<form[^>]*action="([^"#]*)[^>]*>(.*?)<\/form>/gs)];
  return Object.fromEntries(
    forms.map(([, action = "", body = ""]) => {
      const hidden = [...body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
      const fields = Object.fromEntries(
        hidden.map(([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')]),
      );
      return [fields.intent ?? action, fields];
    }),
  );
}

const stored = async () => ({
  companies: await app.database.select().from(companies).orderBy(companies.id),
  proposals: await app.database.select().from(proposals),
  reviews: await app.database.select().from(reviews),
});

const SIGNED_IN =
  "You are signed in as Ash Skips, York in this browser now, and this was for another company.";

/** The presses on pages of the firm in Leeds, without and with something typed. */
const PRESSES = {
  "Remove my listing": { path: "/firm/leave", form: "/firm/leave" },
  "Everything is right": { path: "/firm", form: "confirm" },
  "Take requests again": {
    ...{ path: "/firm", form: "resume" },
    prepare: () =>
      app.services.firms.change(LEEDS, { pauses: [{ from: todayInLondon(), to: todayInLondon() }] }),
  },
  "Show my listing again": {
    ...{ path: "/firm", form: "restore" },
    prepare: () => app.services.firms.remove(LEEDS),
  },
} satisfies Record<string, Press>;

const TYPED = {
  "Save a pause": {
    ...{ path: "/firm/listing/pauses", form: "/firm/listing/pauses" },
    typed: { "from-0": todayInLondon() },
  },
  Save: { path: "/firm/listing/contact", form: "/firm/listing/contact", typed: { phone: "0113 496 0001" } },
  "Send for checking": {
    ...{ path: "/firm/listing/identity", form: "/firm/listing/identity" },
    typed: { name: "Ash Skips", location: "Otley", county: "Yorkshire", email: "office@ash.example" },
  },
  "Publish the reply": { path: "/firm/reviews", form: "/firm/reviews", typed: { reply: "Thank you" } },
} satisfies Record<string, Press>;

interface Press {
  path: string;
  form: string;
  typed?: Record<string, string>;
  prepare?: () => Promise<unknown>;
}

/** Opens the form's page as the firm in Leeds. Returns the fields that its browser posts. */
async function opened({ path, form, typed, prepare }: Press): Promise<Record<string, string>> {
  await prepare?.();
  const fields = formsOf(await open(path, LEEDS))[form];
  expect(fields).toBeDefined();
  return { ...fields, ...typed };
}

test.each(Object.entries<Press>(PRESSES))(
  "“%s” on the page of one branch changes nothing once the browser is signed in as another",
  async (_label, press) => {
    const fields = await opened(press);
    const before = await stored();
    const { status, html } = await post(press.path, fields, YORK);
    expect(status).toBe(409);
    expect(html.replaceAll("<!-- -->", "")).toContain(SIGNED_IN);
    expect(await stored()).toEqual(before);
    expect((await post(press.path, fields, LEEDS)).status).toBe(303);
    expect(await stored()).not.toEqual(before);
  },
);

test.each(Object.entries<Press>(TYPED))(
  "“%s” also keeps what was typed, until the browser is signed in as that branch again",
  async (_label, press) => {
    const fields = await opened(press);
    const before = await stored();
    const { status, html } = await post(press.path, fields, YORK);
    expect(status).toBe(409);
    expect(html).toContain(SIGNED_IN);
    expect(await stored()).toEqual(before);
    const kept = formsOf(html)[fields.intent ?? press.path] ?? {};
    expect(kept).toEqual(fields);
    expect((await post(press.path, kept, LEEDS)).status).toBe(303);
    const { companies: after } = await stored();
    expect(after[1]).toEqual(before.companies[1]);
  },
);

const visitor = createHmac("sha256", "for tests only").update("visitor 127.0.0.1").digest("base64url");

test.each(Object.entries<Press>(TYPED))(
  "“%s” that comes back above a limit is still for the branch whose page was open",
  async (_label, press) => {
    const fields = await opened(press);
    const limit = { kind: "firm", visitor, hits: 1_000_000, resetsAt: sql`now() + interval '1 hour'` };
    await app.database.insert(rateLimitCounters).values(limit);
    const above = await post(press.path, fields, YORK);
    expect(above.status).toBe(429);
    await app.database.delete(rateLimitCounters);
    const kept = formsOf(above.html)[fields.intent ?? press.path] ?? {};
    expect((await post(press.path, kept, YORK)).status).toBe(409);
    expect((await post(press.path, kept, LEEDS)).status).toBe(303);
  },
);

test("signing out ends the session of the browser, whichever branch's page was open", async () => {
  const { "sign-out": fields = {} } = formsOf(await open("/firm", LEEDS));
  expect((await post("/firm", fields, YORK)).status).toBe(303);
  expect(await app.database.select().from(firmSessions)).toMatchObject([{ companyId: LEEDS }]);
});
