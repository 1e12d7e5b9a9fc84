import { createServer, get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { errorHandler, problem } from "../errors/errors.ts";
import { createRequestHandler } from "../request-handler.ts";
import { createRequestScheduler } from "../scheduling/request-scheduler.ts";
import type { KeyQuery } from "./cache-key.ts";
import { createFastPath, type PublicList } from "./fast-path.ts";
import { createResponseCache } from "./response-cache.ts";

let version = "1";
/** Queries of the lists that were written. */
let queries: KeyQuery[] = [];
/** Requests as the metrics count them. */
let counted: string[] = [];
const setCommonHeaders = (headers: Headers) => headers.set("x-content-type-options", "nosniff");
const shared = {
  scheduler: createRequestScheduler({ rateFactor: 1_000 }),
  networkOf: () => "visitor",
  setCommonHeaders,
};
const cache = createResponseCache({ ...shared, version: () => version, maxBytes: 1_000_000 });
/** Released buffers of `/api/large`, which its next responses overwrite. */
let largeLists = 0;
const LARGE = 8_000_000;
/** Small enough to be sent in one write. Several such bodies are more than a socket accepts for a client that does not read. */
const MEDIUM = 1_000_000;
let mediumLists = 0;
const lists: Record<string, PublicList> = {
  "/api/list": {
    isReady: () => true,
    read({ q, location, radius, refused }) {
      if (refused) throw problem(400, "Refused");
      const query = { q, location, radius: radius && Number(radius) };
      const write = () => {
        queries.push(query);
        const body = Buffer.from(JSON.stringify({ version }).repeat(200));
        return { body, etag: version };
      };
      return { query, find: () => ({ maxBytes: 10_000, write }) };
    },
  },
  "/api/large": {
    isReady: () => true,
    read({ fill = "" }) {
      const write = () => {
        largeLists += 1;
        return { body: Buffer.alloc(LARGE, fill), etag: fill };
      };
      return { query: { fill }, find: () => ({ maxBytes: LARGE, write }) };
    },
  },
  "/api/medium": {
    isReady: () => true,
    read({ fill = "" }) {
      const write = () => {
        mediumLists += 1;
        const body = Buffer.alloc(MEDIUM, fill);
        return { body, etag: fill };
      };
      return { query: { fill }, find: () => ({ maxBytes: MEDIUM, write }) };
    },
  },
};
const fastPath = createFastPath({ ...shared, cache, lists });
const router = new Hono().onError(errorHandler(pino({ level: "silent" })));
for (const path of Object.keys(lists)) router.get(path, fastPath.handle);
const app = createRequestHandler({
  cache,
  scheduler: shared.scheduler,
  fastPath: fastPath.respond,
  fetch: router.fetch,
  recorder: {
    cached: (route) => void counted.push(`cached ${route}`),
    made: ({ route, status, seconds }) => void (seconds > 0 && counted.push(`made ${route} ${status}`)),
  },
  logRequest: null,
});
const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
const server = createServer((message, response) => {
  app.handle(message, response, () => listener(message, response));
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());
beforeEach(() => {
  version += "1";
  queries = [];
  counted = [];
});

afterEach(() => vi.unstubAllEnvs());

const request = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<{ response: IncomingMessage; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, host: "127.0.0.1", path, headers, method, agent: false }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => resolve({ response, body }));
    }).on("error", reject);
  });

it("answers with the handler's JSON and the headers that every response has", async () => {
  const { response, body } = await request("/api/list?location=St%20Ives&radius=5&radius=9");
  expect(queries).toEqual([{ location: "St Ives", radius: 5 }]);
  expect(body).toHaveLength(Number(response.headers["content-length"]));
  expect(response.headers).toMatchObject({
    "content-type": "application/json",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    vary: "accept-encoding",
    etag: `"${version}"`,
  });
});

it("answers with the same ETag through the router", async () => {
  const { response, body } = await request("/api/list");
  const routed = await router.request("/api/list");
  expect(routed.headers.get("etag")).toBe(response.headers.etag);
  expect(await routed.text()).toBe(body);
});

it("caches a response from its second request until the catalogue changes", async () => {
  for (let time = 0; time < 4; time += 1) await request("/api/list?q=1&radius=1");
  await request("/api/list?radius=1.0&q=1&r=1");
  expect(queries).toHaveLength(2);
  version += "1";
  expect((await request("/api/list?q=1&radius=1")).body).toContain(version);
});

it("is counted with status and time when the list was made for the request, without them from the cache", async () => {
  for (let time = 0; time < 3; time += 1) await request("/api/list?q=counted");
  expect(counted).toEqual(["made /api/list 200", "made /api/list 200", "cached /api/list"]);
});

it("keeps a popular response cached while hundreds of queries come twice", async () => {
  const handledTimes = async (query: string, times: number) => {
    queries = [];
    for (let time = 0; time < times; time += 1) await request(`/api/list?q=${query}`);
    return queries.length;
  };
  expect(await handledTimes("first", 4)).toBe(2);
  // More than the cache can contain: about 140 lists of 7 KB.
  for (let other = 0; other < 250; other += 1) await handledTimes(`other-${other}`, 2);
  expect(await handledTimes("first", 1)).toBe(0);
  expect(await handledTimes("popular", 100)).toBeLessThan(20);
});

it("sends no body for HEAD or to a client that has it already", async () => {
  const etag = `"${version}"`;
  const { response, body } = await request("/api/list", { "if-none-match": etag });
  expect([response.statusCode, response.headers.etag, body]).toEqual([304, etag, ""]);
  const head = await request("/api/list", {}, "HEAD");
  expect([head.response.statusCode, head.body]).toEqual([200, ""]);
  expect(Number(head.response.headers["content-length"])).toBeGreaterThan(0);
});

it("answers every request of a client that doesn't read yet", async () => {
  const letters = [..."abcdefghijkl"];
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1")
    .setEncoding("latin1")
    .pause();
  for (const letter of letters)
    socket.write(`GET /api/medium?fill=${letter} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await expect.poll(() => mediumLists).toBe(letters.length);
  let received = "";
  socket.on("data", (text) => {
    received += text;
  });
  socket.resume();
  await expect.poll(() => received.length, { timeout: 10_000 }).toBeGreaterThan(letters.length * MEDIUM);
  socket.destroy();
  for (const letter of letters) expect(received.includes(letter.repeat(MEDIUM)), letter).toBe(true);
});

it("makes a large list once for clients that request it at the same time", async () => {
  const before = largeLists;
  const responses = await Promise.all([1, 2, 3, 4].map(() => router.request("/api/large?fill=z")));
  const bodies = await Promise.all(responses.map((response) => response.text()));
  expect(bodies.every((body) => body === "z".repeat(LARGE))).toBe(true);
  expect(largeLists).toBe(before + 1);
});

it("leaves other paths, other methods and refused queries to the router", async () => {
  expect((await request("/api/other")).response.statusCode).toBe(404);
  expect((await request("/api/list?refused=1")).response.statusCode).toBe(400);
  expect((await request("/api/list", {}, "POST")).response.statusCode).toBe(404);
});

it("answers with the whole list after an upgrade, because another build may write the same companies in another way", async () => {
  vi.stubEnv("VITE_BUILD_HASH", "0123456789");
  const { etag = "" } = (await request("/api/list?q=before")).response.headers;
  const headers = { "if-none-match": etag };
  expect((await request("/api/list?q=meanwhile", headers)).response.statusCode).toBe(304);
  vi.stubEnv("VITE_BUILD_HASH", "abcdefghij");
  expect((await request("/api/list?q=after", headers)).response.statusCode).toBe(200);
});
