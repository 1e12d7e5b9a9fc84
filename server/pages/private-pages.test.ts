import { afterAll, beforeAll, expect, test } from "vitest";
import { isPrivate, PAGES, type PageName } from "#contract/pages.ts";
import { openLinkedApp, pathsOf } from "./testing/linked-app.ts";

let linked: Awaited<ReturnType<typeof openLinkedApp>>;
beforeAll(async () => {
  linked = await openLinkedApp({ env: { RATE_LIMIT_FACTOR: "10000" } });
});
afterAll(() => linked.app.close());

const get = (path: string, init: RequestInit = {}) =>
  linked.app.fetch(path, { redirect: "manual", headers: { cookie: linked.cookie }, ...init });

const NAMES = Object.keys(PAGES) as PageName[];

const pathOf = (name: PageName) => pathsOf(linked)(name);

test.each(NAMES)("%s is stored by browsers only if it is the same for every visitor", async (name) => {
  const hasOwn = /:token|^\/admin|^\/firm/.test(PAGES[name].path);
  expect(isPrivate(PAGES[name])).toBe(hasOwn);
  const path = pathOf(name);
  const answers = [await get(path), await get(path, { method: "HEAD" })];
  if (PAGES[name].path.endsWith(":token")) answers.push(await get(`${path}x`));
  for (const { headers } of answers) {
    expect(headers.get("cache-control")).toBe(hasOwn ? "no-store" : "no-cache");
    if (!hasOwn) continue;
    const { "x-robots-tag": robots, "referrer-policy": referrer, etag } = Object.fromEntries(headers);
    expect([robots, referrer, etag]).toEqual(["noindex", "same-origin", undefined]);
  }
});

const LINKED = NAMES.filter((name) => PAGES[name].path.includes(":token"));

test.each(LINKED)("a link to %s opens with punctuation after it, and with nothing else", async (name) => {
  const path = pathOf(name);
  expect((await get(path)).status).toBe(200);
  for (const end of [
    ".",
    ",",
    ")",
    "]",
    ">",
    ";",
    "!",
    ":",
    "'",
    '"',
    ").",
    "%3E",
    "%22",
    "”",
    "…",
    "“",
    "—",
    "&gt;",
    "|",
    "\u200b",
    "\u00a0",
    "».",
    "<",
    "_",
    "_.",
    "%20",
    "%20%0A",
  ]) {
    const response = await get(path + end);
    expect([end, response.status, response.headers.get("location")]).toEqual([end, 303, path]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  const withQuery = await get(`${path}).?sort=total`);
  expect(withQuery.headers.get("location")).toBe(`${path}?sort=total`);
  for (const end of ["x", "A", "-", ".css", ".x.css", ";x.css", "%2Fx.css", "/x.css", "%00", "="])
    expect([404, 410]).toContain((await get(path + end)).status);
});
