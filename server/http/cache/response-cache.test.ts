import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Hono } from "hono";
import { beforeEach, expect, it } from "vitest";
import { createRequestScheduler } from "../scheduling/request-scheduler.ts";
import { createResponseCache } from "./response-cache.ts";
import { createTextResponse } from "./text-response.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const queue = { scheduler: createRequestScheduler({ rateFactor: 1_000_000 }), networkOf: () => "visitor" };
/** The only parameters that the route knows. */
const readQuery = (params: URLSearchParams) => ({
  location: params.get("location") ?? undefined,
  page: params.has("page") ? Number(params.get("page")) : undefined,
});

let version: string;
/** Paths of the routes that ran. */
let runs: string[];
let app: Hono;
let cache: ReturnType<typeof createResponseCache>;

beforeEach(() => {
  version = "1";
  runs = [];
  cache = createResponseCache({
    version: () => version,
    maxBytes: 50_000,
    ...queue,
    setCommonHeaders: (headers) => headers.set("x-content-type-options", "nosniff"),
  });
  app = new Hono();
  app.get("/companies", cache.store(readQuery), (c) => {
    runs.push(c.req.path);
    return c.json({ version, query: c.req.query(), text: "skip ".repeat(500) });
  });
  app.get("/refused", cache.store(), (c) => c.json({ run: runs.push("refused") }, 400));
  app.get("/no-store", cache.store(), (c) =>
    c.json({ run: runs.push("no-store") }, 200, { "cache-control": "no-store" }),
  );
  app.get("/cookie", cache.store(), (c) =>
    c.json({ run: runs.push("cookie") }, 200, { "set-cookie": "session=1" }),
  );
});

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

it("finds a stored response, with the headers that every response has", async () => {
  expect(cache.find("/companies?location=Leeds")).toBeUndefined();
  await get("/companies?location=Leeds");
  const found = cache.find("/companies?location=Leeds");
  expect(found?.route).toBe("/companies");
  const raw = await found?.response.negotiate({ method: "GET", ifNoneMatch: null, acceptEncoding: null });
  expect(JSON.parse(String(raw?.body))).toMatchObject({ version: "1" });
  const headers = raw?.headers.join("\n");
  expect(headers).toContain("x-content-type-options\nnosniff");
  expect(headers).toContain("cache-control\nno-cache");
});

it("stores text without a copy of it in a stream", async () => {
  app.get("/page", cache.store(), () => createTextResponse("<p>£200</p>", { status: 200 }));
  expect(await (await get("/page")).text()).toBe("<p>£200</p>");
  expect(cache.find("/page")).toBeDefined();
});

it("runs a route once for concurrent requests", async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => get("/companies")));
  const bodies = new Set(await Promise.all(responses.map((response) => response.text())));
  expect(bodies.size).toBe(1);
  expect(runs).toHaveLength(1);
});

it("drops a response when the catalogue's version changes", async () => {
  await get("/companies");
  version = "2";
  expect(cache.find("/companies")).toBeUndefined();
});

it("does not store a response whose version changed while it was made", async () => {
  app.get("/slow", cache.store(), async (c) => {
    version = "2";
    return c.json({});
  });
  await get("/slow");
  expect(cache.find("/slow")).toBeUndefined();
});

it("runs a route once for all spellings of a query, and shows it only the parameters of its key", async () => {
  const urls = ["?page=2&location=Leeds", "?location=Leeds&page=02", "?x=1&location=%4ceeds&page=2.0&page=3"];
  for (const url of urls) {
    const { query } = await (await get(`/companies${url}`)).json();
    expect(query).toEqual({ location: "Leeds", page: "2" });
  }
  expect(runs).toHaveLength(1);
  expect(cache.find("/companies?location=Leeds&page=2")).toBeDefined();
});

it("never evicts the response of a route without parameters", async () => {
  await get("/companies");
  for (let page = 0; page < 50; page += 1) await get(`/companies?page=${page}`);
  expect(cache.find("/companies")).toBeDefined();
});

it("stores no refusal, nothing marked no-store and nothing that sets a cookie", async () => {
  for (const path of ["/refused", "/no-store", "/cookie"]) {
    await get(path);
    expect(cache.find(path)).toBeUndefined();
  }
});

it("never shares a no-store response among concurrent requests", async () => {
  const bodies = await Promise.all([1, 2, 3].map(async () => (await get("/no-store")).text()));
  expect(new Set(bodies).size).toBe(3);
});

it("evicts the least recently used responses when it is full", async () => {
  for (let page = 0; page < 50; page += 1) await get(`/companies?page=${page}`);
  expect(cache.find("/companies?page=49")).toBeDefined();
  expect(cache.find("/companies?page=0")).toBeUndefined();
});

it("uses no more memory than it counts, whatever is requested", async () => {
  const maxBytes = 3_000_000;
  const small = createResponseCache({ version: () => "1", maxBytes, ...queue, setCommonHeaders: () => {} });
  const junkApp = new Hono();
  junkApp.get(
    "/junk",
    small.store((params) => ({ page: params.get("page") ?? undefined })),
    (c) =>
      c.text(c.req.url + "skip ".repeat(250), 200, {
        "content-security-policy": `${c.req.url} x`.repeat(20),
      }),
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

it("charges the visitor for the time of every response that it prepares, also of one that it does not store", async () => {
  const charged: string[] = [];
  const scheduler = { ...queue.scheduler, chargeTime: (visitor: string) => void charged.push(visitor) };
  const { store } = createResponseCache({
    version: () => "1",
    maxBytes: 50_000,
    ...queue,
    scheduler,
    setCommonHeaders: () => {},
  });
  const pages = new Hono()
    .get("/found", store(), (c) => c.text("found"))
    .get("/missing", store(), (c) => c.text("missing", 404));
  for (const path of ["/found", "/missing", "/found"]) await pages.request(path);
  expect(charged).toEqual(["visitor", "visitor"]);
});
