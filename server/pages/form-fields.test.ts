import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LISTING_PARTS } from "#contract/firms/listing-parts.ts";
import { RATE_LIMITS, type RateLimited } from "#contract/limits.ts";
import { PAGES, type PageName } from "#contract/pages.ts";
import { rateLimitCounters } from "#server/database/tables/site.ts";
import { screenModule } from "./render.ts";
import { COMPANY, openLinkedApp, SECRET } from "./testing/linked-app.ts";

let linked: Awaited<ReturnType<typeof openLinkedApp>>;
beforeAll(async () => {
  linked = await openLinkedApp({ env: { RATE_LIMIT_FACTOR: "10000" } });
});
afterAll(() => linked.app.close());

/** Pages with a form that works without script. */
const POSTED = (Object.keys(PAGES) as PageName[]).filter((name) => screenModule(name).action);

/** The paths of a page, one for each of its forms that the path names. */
function pathsOf(name: PageName): string[] {
  const links: Readonly<Record<string, string>> = linked.paths;
  const link = links[name];
  if (link) return [link];
  const path = PAGES[name].path.replace(":id", String(COMPANY));
  return path.includes(":part")
    ? Object.keys(LISTING_PARTS).map((part) => path.replace(":part", part))
    : [path];
}

async function request(path: string, init: RequestInit = {}, cookie = linked.cookie) {
  const response = await linked.app.fetch(path, { redirect: "manual", ...init, headers: { cookie } });
  return { status: response.status, html: await response.text() };
}

const post = (path: string, body: URLSearchParams | FormData, cookie?: string) =>
  request(path, { method: "POST", body }, cookie);

const unknown = (count: number) =>
  new URLSearchParams(Array.from({ length: count }, (_, at): [string, string] => [`f${at}`, "1"]));

/** The names of the fields and buttons in forms that are posted to a path. */
function postedNames(html: string, path: string): string[] {
  const [pathname = ""] = path.split("?");
  return [...html.matchAll(/<form[^>]*method="post"[^>]*>(.*?)<\/form>/gs)].flatMap(([form, inside = ""]) => {
    const action = /^<form[^>]* action="([^"#]*)/.exec(form)?.[1] ?? "";
    if (action !== "" && action.split("?")[0] !== pathname) return [];
    return [...inside.matchAll(/ name="([^"]*)"/g)].map(([, name = ""]) => name);
  });
}

test.each(POSTED)("the page %s reads every field of its forms", async (name) => {
  const { fields } = screenModule(name);
  let found = 0;
  for (const path of pathsOf(name)) {
    const part = path.split("/").at(-1);
    const { texts = [], lists = [], pictures = [] } = fields?.({ part }) ?? {};
    const names = postedNames((await request(path)).html, path);
    found += names.length;
    expect([...texts, ...lists, ...pictures]).toEqual(expect.arrayContaining(names));
  }
  if (name !== "firm-link" && name !== "confirm-claim") expect(found).toBeGreaterThan(0);
});

test("a field's name counts once, and a list has at most as many values as a page of companies", async () => {
  const form = new URLSearchParams({ name: "First" });
  for (let id = 1; id <= 3_000; id += 1) form.append("name", "Repeated");
  const { html } = await post("/list-business", form);
  expect(html).toContain("First");
  expect(html).not.toContain("Repeated");
});

test("a form in parts is read in the same way, and has at most 100 parts", async () => {
  const form = new FormData();
  form.append("name", "Typed Name");
  form.append("unknown", "unasked");
  const { status, html } = await post("/list-business", form);
  expect(status).toBe(422);
  expect(html).toContain("Typed Name");
  expect(html).not.toContain("unasked");
  for (let at = 0; at < 100; at += 1) form.append("name", "x");
  expect((await post("/list-business", form)).status).toBe(413);
});

async function reachLimits() {
  const visitor = createHmac("sha256", SECRET).update("visitor 127.0.0.1").digest("base64url");
  const resetsAt = sql`now() + interval '1 hour'`;
  const kinds = Object.keys(RATE_LIMITS) as RateLimited[];
  await linked.app.database.delete(rateLimitCounters);
  await linked.app.database
    .insert(rateLimitCounters)
    .values(kinds.map((kind) => ({ kind, visitor, hits: 1_000_000, resetsAt })));
}

describe.each([
  ["without a limit", async () => {}],
  ["above its limit", reachLimits],
])("%s", (_state, prepare) => {
  beforeAll(prepare);

  test.each(POSTED)("7,000 unknown fields posted to %s come back as one does: not at all", async (name) => {
    for (const path of pathsOf(name)) {
      // A page of a company is posted without its session, and a link that works once is used up first.
      await post(path, unknown(0), "");
      const one = await post(path, unknown(1), "");
      const many = await post(path, unknown(7_000), "");
      expect([many.status, many.html.length]).toEqual([one.status, one.html.length]);
      expect(many.html).not.toMatch(/name="f\d/);
    }
  });
});
