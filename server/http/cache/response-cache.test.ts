import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type Context, Hono } from "hono";
import { beforeEach, expect, it, vi } from "vitest";
import type { Networks } from "../limits/visitor-address.ts";
import { createRequestQueue, PICTURE_MS } from "../request-queue.ts";
import { cacheKey, createResponseCache, jsonResponse, pathAndQuery, pathOf } from "./response-cache.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const VISITOR: Networks = { inner: "visitor", outer: "network" };
/** A client names its network in a header. */
const networksOf = (c: Context): Networks => ({ ...VISITOR, inner: c.req.header("from") ?? VISITOR.inner });
let queue: ReturnType<typeof createRequestQueue>;
/** The only parameters that the route knows. */
const readQuery = (params: URLSearchParams) => ({
  location: params.get("location") ?? undefined,
  page: params.has("page") ? Number(params.get("page")) : undefined,
});

let version: string;
/** Canonical URLs of the responses that were made. */
let runs: string[];
/** What a response waits for. */
let pause: Promise<unknown>;
let app: Hono;
let cache: ReturnType<typeof createResponseCache>;

const createCache = (options: Partial<Parameters<typeof createResponseCache>[0]> = {}) =>
  createResponseCache({
    version: () => version,
    maxBytes: 250_000,
    queue,
    networksOf,
    setCommonHeaders: (headers) => headers.set("x-content-type-options", "nosniff"),
    ...options,
  });

beforeEach(() => {
  version = "1";
  runs = [];
  pause = Promise.resolve();
  queue = createRequestQueue({ rateFactor: 1_000_000 });
  cache = createCache();
  app = new Hono();
  app.use(cache.noteWrites);
  app.get(
    "/companies",
    cache.cached({ read: readQuery }, ({ url, query }) => {
      runs.push(url);
      return jsonResponse({ version, query, text: "skip ".repeat(500) });
    }),
  );
  const page = async ({ url }: { url: string }) => {
    const made = version;
    runs.push(url);
    await pause;
    return { headers: { "content-type": "text/html" }, body: `<p>£200</p> ${made}` };
  };
  app.get("/page", cache.cached({ staleMs: 2_000 }, page));
  app.post("/review", (c) => c.text("stored", 201));
  app.post("/refused", (c) => c.text("refused", 400));
  app.get(
    "/refused",
    cache.cached({}, () => ({ ...jsonResponse({ run: runs.push("refused") }), status: 400 })),
  );
  app.get(
    "/no-store",
    cache.cached({}, () => ({ headers: { "cache-control": "no-store" }, body: `${runs.push("no-store")}` })),
  );
  app.get(
    "/cookie",
    cache.cached({}, () => ({ headers: { "set-cookie": "session=1" }, body: `${runs.push("cookie")}` })),
  );
});

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

it("sends a stored response with the headers that every response has", async () => {
  for (const path of ["/companies?location=Leeds", "/companies?location=Leeds"]) {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-cache");
  }
  expect(runs).toHaveLength(1);
});

it("runs a route once for concurrent requests", async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => get("/companies")));
  const bodies = new Set(await Promise.all(responses.map((response) => response.text())));
  expect(bodies.size).toBe(1);
  expect(runs).toHaveLength(1);
});

it("makes a response again when the catalogue's version changes", async () => {
  await get("/companies");
  version = "2";
  expect(await (await get("/companies")).json()).toMatchObject({ version: "2" });
});

it("makes a response again whose version changed while it was made", async () => {
  const released = Promise.withResolvers<void>();
  pause = released.promise;
  const first = get("/page");
  await expect.poll(() => runs).toHaveLength(1);
  version = "2";
  released.resolve();
  await first;
  expect(await (await get("/page", { from: "another" })).text()).toContain("1");
  await expect.poll(async () => (await get("/page")).text()).toContain("2");
});

it("serves a page that a change made old while one new page is made", async () => {
  await get("/page");
  version = "2";
  const released = Promise.withResolvers<void>();
  pause = released.promise;
  for (let visitor = 0; visitor < 5; visitor += 1)
    expect(await (await get("/page", { from: `${visitor}` })).text()).toContain("1");
  await expect.poll(() => runs).toHaveLength(2);
  released.resolve();
  await expect.poll(async () => (await get("/page")).text()).toContain("2");
  expect(runs).toHaveLength(2);
});

it("serves an old page for at most two seconds after it was current", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  await get("/page");
  version = "2";
  vi.advanceTimersByTime(2_001);
  expect(await (await get("/page")).text()).toContain("2");
  vi.useRealTimers();
});

it("shows visitors what they have just written themselves", async () => {
  await get("/page");
  await app.request("/review", { method: "POST", headers: { from: "author" } });
  await app.request("/refused", { method: "POST", headers: { from: "refused" } });
  version = "2";
  const released = Promise.withResolvers<void>();
  pause = released.promise;
  expect(await (await get("/page", { from: "refused" })).text()).toContain("1");
  const own = get("/page", { from: "author" });
  released.resolve();
  expect(await (await own).text()).toContain("2");
});

it("runs a route once for all spellings of a query, and shows it only the parameters of its key", async () => {
  const urls = ["?page=2&location=Leeds", "?location=Leeds&page=02", "?x=1&location=%4ceeds&page=2.0&page=3"];
  for (const url of urls) {
    const { query } = await (await get(`/companies${url}`)).json();
    expect(query).toEqual({ location: "Leeds", page: 2 });
  }
  expect(runs).toHaveLength(1);
});

it("never evicts the response of a route without parameters", async () => {
  await get("/companies");
  for (let page = 0; page < 50; page += 1) await get(`/companies?page=${page}`);
  await get("/companies");
  expect(runs.filter((url) => url === "/companies")).toHaveLength(1);
});

it("stores no refusal, nothing marked no-store and nothing that sets a cookie", async () => {
  for (const path of ["/refused", "/no-store", "/cookie"]) {
    for (let times = 0; times < 2; times += 1) await get(path);
    expect(runs.splice(0)).toHaveLength(2);
  }
});

it("evicts the least recently used responses when it is full", async () => {
  for (let page = 0; page < 50; page += 1) await get(`/companies?page=${page}`);
  runs = [];
  for (const page of [49, 0]) await get(`/companies?page=${page}`);
  expect(runs).toEqual(["/companies?page=0"]);
});

it("does not store a response so large that a few would evict all others", async () => {
  const large = createCache();
  app.get(
    "/large",
    large.cached({ read: readQuery }, ({ url }) => ({
      headers: {},
      body: url.padEnd(runs.push(url) + 9_000),
    })),
  );
  for (let times = 0; times < 2; times += 1) await get("/large?page=1");
  expect(runs).toHaveLength(2);
});

it("uses no more memory than it counts, whatever is requested", async () => {
  const maxBytes = 3_000_000;
  const small = createCache({ maxBytes });
  const junkApp = new Hono();
  junkApp.get(
    "/junk",
    small.cached({ read: (params) => ({ page: params.get("page") ?? undefined }) }, ({ url }) => ({
      headers: { "content-security-policy": `${url} x`.repeat(20) },
      body: url + "skip ".repeat(250),
    })),
  );
  const crawl = async (pages: number) => {
    for (let page = 0; page < pages; page += 1)
      for (const encoding of ["br", "gzip"])
        await (
          await junkApp.request(`/junk?page=${page}`, { headers: { "accept-encoding": encoding } })
        ).text();
  };
  await crawl(10);
  const before = memoryInUse();
  await crawl(1_500);
  // The garbage collector returns memory a little later.
  await expect.poll(() => memoryInUse() - before).toBeLessThan(maxBytes * 1.5);
});

it("answers HEAD with the headers of GET and no body", async () => {
  const full = await get("/companies");
  const head = await app.request("/companies", { method: "HEAD" });
  expect(await head.text()).toBe("");
  expect(head.headers.get("etag")).toBe(full.headers.get("etag"));
  expect(head.headers.get("content-length")).toBe(String((await full.text()).length));
});

it("charges the visitor for whom a response is made, and nobody for one that a change made old", async () => {
  const charged: string[] = [];
  const counting = { ...queue, charge: ({ inner }: Networks) => void charged.push(inner) };
  const { cached } = createCache({ queue: counting });
  const pages = new Hono()
    .get(
      "/found",
      cached({ staleMs: 2_000 }, () => ({ headers: {}, body: version })),
    )
    .get(
      "/missing",
      cached({}, () => ({ headers: {}, body: "missing", status: 404 })),
    );
  for (const path of ["/found", "/missing", "/found"]) await pages.request(path, { headers: { from: path } });
  expect(charged).toEqual(["/found", "/missing"]);
  version = "2";
  await pages.request("/found");
  await expect.poll(async () => (await pages.request("/found")).text()).toBe("2");
  expect(charged).toHaveLength(2);
});

it("charges for a picture what encoding it takes beside the event loop", async () => {
  const charged: number[] = [];
  const { cached } = createCache({ queue: { ...queue, charge: (_, ms) => void charged.push(ms) } });
  const picture = () => ({ headers: { "content-type": "image/png" }, body: "x".repeat(2_000) });
  const pictures = new Hono().get("/picture", cached({ kind: "picture" }, picture));
  const { headers } = await pictures.request("/picture", { headers: { "accept-encoding": "br" } });
  expect(headers.get("content-encoding")).toBeNull();
  expect(charged.map((ms) => ms >= PICTURE_MS)).toEqual([true]);
});

it("keys a response by the values of the parsed query, in its order, as forms write them", () => {
  expect(cacheKey("/x", { location: "St Ives & Hayle", page: 2, sort: undefined })).toBe(
    "/x?location=St+Ives+%26+Hayle&page=2",
  );
  expect(cacheKey("/x", { sort: undefined })).toBe("/x");
});

it("keys a response by one path for a parameter, however it was encoded", () => {
  expect(pathOf("/api/guides/:slug", { slug: "waste types" })).toBe("/api/guides/waste%20types");
});

it("compares a key with path and query of a URL, without the host", () => {
  expect(pathAndQuery("http://localhost:3000/x?a=/b")).toBe("/x?a=/b");
});
