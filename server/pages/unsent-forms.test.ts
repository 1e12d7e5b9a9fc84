import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RateLimited } from "#contract/limits.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { rateLimitCounters } from "#server/database/tables/site.ts";
import { type FaultyProxy, startFaultyProxy } from "#server/database/testing/faulty-proxy.ts";
import { COMPANY, openLinkedApp, SECRET } from "./testing/linked-app.ts";

let proxy: FaultyProxy;
let linked: Awaited<ReturnType<typeof openLinkedApp>>;
let app: (typeof linked)["app"];
let paths: (typeof linked)["paths"];
let cookie: string;
beforeAll(async () => {
  linked = await openLinkedApp({
    databaseUrlFor: async (url) => {
      proxy = await startFaultyProxy(url);
      return proxy.url;
    },
  });
  ({ app, paths, cookie } = linked);
});
afterAll(async () => {
  await app.close();
  proxy.close();
});

/** The hidden fields of a page's form, as a browser would send them again. */
const hiddenFields = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Record<string, string>;

async function restore(): Promise<void> {
  proxy.restore();
  const health = async () => (await app.request("/health/ready")).json();
  await expect.poll(health, { timeout: 20_000 }).toMatchObject({ database: "up" });
}

interface Form {
  kind: RateLimited;
  path: () => string;
  fields: Record<string, string>;
  /** True if the page of the form needs the database. */
  needsDatabase?: boolean;
}

const FORMS: Record<string, Form> = {
  "a quote request": {
    kind: "quote",
    path: () => "/quote",
    fields: {
      name: "Typed Name",
      email: "typed@home.example",
      phone: "07700 900123",
      location: "Leeds",
      companies: "1",
    },
  },
  "a listing request": {
    kind: "lead",
    path: () => "/list-business",
    fields: {
      name: "Typed Name",
      email: "typed@firm.example",
      phone: "07700 900123",
      projectDetails: "Typed details",
    },
  },
  "a complaint": {
    kind: "complaint",
    path: () => "/privacy/complaint",
    fields: { name: "Typed Name", email: "typed@home.example", about: "Typed complaint" },
  },
  "a claim": {
    kind: "claim",
    path: () => `/company/${COMPANY}/claim`,
    fields: { name: "Typed Name", phone: "07700 900123", email: "typed@firm.example", proof: "Typed proof" },
  },
  "a correction": {
    kind: "correction",
    path: () => `/company/${COMPANY}/correct`,
    fields: { field: "phone", suggestion: "Typed number", source: "Typed source" },
  },
  "a price": {
    kind: "answer",
    path: () => paths.answer,
    fields: { hire: "210", vat: "included", note: "Typed note" },
    needsDatabase: true,
  },
  "a decline": {
    kind: "answer",
    path: () => paths.answer,
    fields: { reason: "no-vehicle", note: "Typed note" },
    needsDatabase: true,
  },
  "an invited review": {
    kind: "review",
    path: () => paths.review,
    fields: { customerName: "Typed Name", rating: "5", title: "Typed title", content: "Typed words" },
    needsDatabase: true,
  },
  "a change of a review": {
    kind: "edit",
    path: () => paths["my-review"],
    fields: {
      intent: "edit",
      customerName: "Typed Name",
      rating: "2",
      title: "Typed title",
      content: "Typed words",
    },
    needsDatabase: true,
  },
  "a report of a review": {
    kind: "report",
    path: () => paths["review-report"],
    fields: { reason: "abusive", note: "Typed note" },
    needsDatabase: true,
  },
  "a part of a listing": {
    kind: "firm",
    path: () => "/firm/listing/contact",
    fields: { phone: "07700 900123", operatingHours: "Typed hours" },
    needsDatabase: true,
  },
  "a reply to a review": {
    kind: "firm",
    path: () => "/firm/reviews",
    fields: { reviewId: "1", reply: "Typed reply" },
    needsDatabase: true,
  },
  "a pause": {
    kind: "firm",
    path: () => "/firm/listing/pauses",
    fields: { "from-0": "2999-01-01" },
    needsDatabase: true,
  },
};

async function post(path: string, fields: Record<string, string>, headers: HeadersInit = { cookie }) {
  const response = await app.fetch(path, {
    ...{ method: "POST", redirect: "manual", headers },
    body: new URLSearchParams(fields),
  });
  const { status } = response;
  return {
    status,
    retryAfter: Number(response.headers.get("retry-after")),
    html: await response.text(),
    headers: response.headers,
  };
}

const visitor = createHmac("sha256", SECRET).update("visitor 127.0.0.1").digest("base64url");
const reachLimit = (kind: RateLimited) =>
  app.database
    .insert(rateLimitCounters)
    .values({ kind, visitor, hits: 1_000, resetsAt: sql`now() + interval '1 hour'` });

/** The texts, phone numbers and dates that a visitor typed, without amounts, ids and choices. */
const typedTexts = ({ fields }: Form) =>
  Object.values(fields).filter((text) => /^Typed|@|^07700|^2999/.test(text));
/** The page without hidden fields. */
const visible = (html: string) => html.replaceAll(/<input type="hidden"[^>]*>/g, "");

test.each(Object.keys(FORMS))("above its limit %s comes back in its form, with the reason", async (name) => {
  const form = FORMS[name] as Form;
  await app.database.delete(rateLimitCounters);
  await reachLimit(form.kind);
  const { status, retryAfter, html, headers } = await post(form.path(), form.fields);
  expect(status).toBe(429);
  expect(retryAfter).toBeGreaterThan(3_000);
  expect(headers.get("content-type")).toContain("text/html");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(html).toMatch(
    /You(&#x27;|')ve reached the hourly limit for [^.]+\. Please try again in \d+ minutes\./,
  );
  for (const text of typedTexts(form)) expect(visible(html)).toContain(text);
});

test("a form that was kept while the database was stopped is accepted when it is sent again", async () => {
  proxy.cut();
  const form = FORMS["a change of a review"] as Form;
  const kept = await post(form.path(), form.fields);
  expect(hiddenFields(kept.html)).toEqual(form.fields);
  await restore();
  expect((await post(form.path(), hiddenFields(kept.html))).status).toBe(303);
  expect(await app.database.select().from(reviews)).toMatchObject([{ title: "Typed title", rating: 2 }]);
});

test.each(["a part of a listing", "a reply to a review", "a pause"])(
  "%s sent after the company was signed out is kept, until it is signed in again",
  async (name) => {
    const form = FORMS[name] as Form;
    await app.database.delete(rateLimitCounters);
    const { status, html } = await post(form.path(), form.fields, {});
    expect(status).toBe(401);
    expect(html).toContain("You have been signed out, so this was not saved.");
    expect(hiddenFields(html)).toEqual(form.fields);
    expect((await post(form.path(), hiddenFields(html))).status).not.toBe(401);
  },
);

describe("while the database is stopped", () => {
  beforeAll(() => proxy.cut());
  afterAll(() => proxy.restore());

  test.each(Object.keys(FORMS))("%s comes back with everything that was typed", async (name) => {
    const form = FORMS[name] as Form;
    const { status, retryAfter, html } = await post(form.path(), form.fields);
    expect([status, retryAfter]).toEqual([503, 30]);
    expect(html).toContain("We cannot do this just now, because our database is not answering.");
    const page = form.needsDatabase ? html : visible(html);
    for (const text of typedTexts(form)) expect(page).toContain(text);
    if (form.needsDatabase) expect(html).toContain("Send again");
  });
});
