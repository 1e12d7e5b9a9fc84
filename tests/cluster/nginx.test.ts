import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { API_GROUPS } from "#contract/api/groups.ts";
import { MAX_BODY_BYTES, MAX_IMPORT_BYTES } from "#contract/limits.ts";
import { ALL_PAGES } from "#contract/pages.ts";
import { CLIENT_HEADER, type Nginx, startNginx } from "../harness/nginx.ts";
import { createHttpsClient, type HttpsClient, type HttpsResponse } from "./https-client.ts";

/** Number of requests in quick succession, more than a browser sends for the files of one page. */
const PAGE_FILES = 100;
const FLOOD = 600;
/**
 * Number of requests to the API. It is below the burst that nginx's rate limit allows, so that only the limit of concurrent
 * requests can refuse them. The client has as many connections.
 */
const LARGE_ANSWERS = 30;

let folder: string;
let app: Server;
let nginx: Nginx;
let client: HttpsClient;
/** Answers the requests that nginx passes on, in place of the product. A test can replace the function. */
let respond: RequestListener;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skip-finder-nginx-"));
  // If the test runs as root, nginx's workers run as another user, which needs access to the folder.
  await chmod(folder, 0o755);
  app = createServer((request, response) => respond(request, response)).listen(0, "127.0.0.1");
  await once(app, "listening");
  const { port } = app.address() as AddressInfo;
  nginx = await startNginx(folder, [port, port]);
  client = createHttpsClient(nginx, LARGE_ANSWERS);
});

afterAll(async () => {
  client.close();
  await nginx.stop();
  app.closeAllConnections();
  app.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  respond = (request, response) => {
    request.resume();
    request.on("end", () => response.end("served"));
  };
});

const from = (address: string) => ({ headers: { [CLIENT_HEADER]: address } });

async function sendMany(count: number, address: (index: number) => string): Promise<HttpsResponse[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => client.send("/", from(address(index)))));
}

const countOf = (responses: HttpsResponse[], status: number) =>
  responses.filter((response) => response.status === status).length;

async function readLogs(): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".log"));
  return (await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")))).join("");
}

/** Returns the paths of all pages and API calls whose path contains a secret token, with this token. */
const secretPaths = (token: string): string[] =>
  [...ALL_PAGES.map(({ path }) => path), ...API_GROUPS.flatMap(({ calls }) => calls.map(pathOf))]
    .filter((path) => path.includes("token"))
    .map((path) => path.replace(/:token|\{token\}/, token));

const pathOf = ({ path }: { path: string }) => `/api${path}`;

const percentEncoded = (text: string) => text.replaceAll(/./g, (character) => `%${hexOf(character)}`);

const hexOf = (character: string) => character.charCodeAt(0).toString(16);

test("no log of nginx contains a secret link, whether the request succeeds, fails or uses plain HTTP", async () => {
  const secret = randomBytes(32).toString("base64url");
  const token = `SF-2B4D6F.${secret}`;
  const paths = secretPaths(token);
  expect(paths).toContain(`/api/reviews/invited/${token}`);
  const misspelt = [`/%72eceipt/${token}`, `//receipt/${token}`, `/recipt/${token}`, `/${token}/${token}`];
  const spellings = [...paths, ...misspelt, `/receipt/${percentEncoded(token)}`, `/search?token=${token}`];
  const referrer = { headers: { referer: `https://skips.example/receipt/${token}` } };
  for (const path of spellings) {
    expect((await client.send(path)).status).toBe(200);
    await fetch(`http://127.0.0.1:${nginx.plainPort}${path}`, { redirect: "manual" });
  }
  await client.send("/", referrer);
  respond = (request) => request.socket.destroy();
  for (const path of spellings) {
    expect((await client.send(path)).status).toBe(503);
    const repeatable = { method: "POST", text: "{}", headers: { "idempotency-key": "1" } };
    expect((await client.send(path, repeatable)).status).toBe(503);
  }
  await client.send("/guides");
  await expect.poll(readLogs).toContain('"GET /guides" 503');
  const logs = await readLogs();
  expect(logs).not.toContain(secret);
  for (const line of ['"GET /my-review/..." 200', '"POST /api/reviews/invited/..." 503', '"GET /..." 200'])
    expect(logs).toContain(line);
});

test("a flood from one address gets 429 with Retry-After, and another address is served", async () => {
  const responses = await sendMany(FLOOD, () => "203.0.113.7");
  expect(countOf(responses, 200)).toBeGreaterThanOrEqual(PAGE_FILES);
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({
    headers: { "retry-after": "10" },
    body: "Too many requests from your network. Please try again in a few seconds.\n",
  });
  expect(countOf(await sendMany(PAGE_FILES, () => "203.0.113.8"), 200)).toBe(PAGE_FILES);
});

test("the addresses of one IPv6 /64 network share a limit", async () => {
  const responses = await sendMany(FLOOD, (index) => `2001:db8:0:1::${index.toString(16)}`);
  expect(countOf(responses, 429)).toBeGreaterThan(0);
  const others = await sendMany(PAGE_FILES, (index) => `2001:db8:0:2::${index.toString(16)}`);
  expect(countOf(others, 200)).toBe(PAGE_FILES);
});

test("the networks of one IPv6 /48 share a limit, five times that of one of them", async () => {
  const responses = await sendMany(6 * FLOOD, (index) => `2001:db8:1:${index.toString(16)}::1`);
  expect(countOf(responses, 200)).toBeGreaterThanOrEqual(5 * PAGE_FILES);
  expect(countOf(responses, 429)).toBeGreaterThan(0);
  const others = await sendMany(PAGE_FILES, (index) => `2001:db8:2:${index.toString(16)}::1`);
  expect(countOf(others, 200)).toBe(PAGE_FILES);
});

test("one address gets at most 16 answers of the API at once, and another address is served", async () => {
  const waiting: (() => void)[] = [];
  respond = (_request, response) => waiting.push(() => response.end("served"));
  const requests = Array.from({ length: LARGE_ANSWERS }, () =>
    client.send("/api/companies", from("203.0.113.9")),
  );
  await expect.poll(() => waiting.length).toBe(16);
  const other = client.send("/api/companies", from("203.0.113.10"));
  await expect.poll(() => waiting.length).toBe(17);
  for (const finish of waiting) finish();
  expect((await other).status).toBe(200);
  const responses = await Promise.all(requests);
  expect([countOf(responses, 200), countOf(responses, 429)]).toEqual([16, LARGE_ANSWERS - 16]);
});

test("addresses that the configuration names have no limit", async () => {
  expect(countOf(await sendMany(FLOOD, () => "127.0.0.1"), 200)).toBe(FLOOD);
});

test("only an import may have a large body", async () => {
  const post = (path: string, bytes: number) =>
    client.send(path, { method: "POST", text: "x".repeat(bytes) });
  expect((await post("/api/quotes", MAX_BODY_BYTES + 1)).status).toBe(200);
  expect((await post("/api/quotes", 1_000_000)).status).toBe(413);
  expect((await post("/api/companies/import/undo", 1_000_000)).status).toBe(413);
  expect((await post("/api/companies/import?apply=true", MAX_IMPORT_BYTES)).status).toBe(200);
});

test("an import reaches the product before its body is complete, so nginx does not write it to disk", async () => {
  const received = Promise.withResolvers<void>();
  respond = (incoming, response) => {
    incoming.once("data", () => received.resolve());
    incoming.on("end", () => response.end("served"));
  };
  const upload = request({
    ...{ host: "127.0.0.1", port: nginx.tlsPort, ca: nginx.certificate, method: "POST" },
    ...{ path: "/api/companies/import", headers: { "content-length": MAX_IMPORT_BYTES } },
  });
  upload.write("x".repeat(MAX_IMPORT_BYTES / 2));
  await received.promise;
  const [response] = await Promise.all([
    once(upload, "response"),
    upload.end("x".repeat(MAX_IMPORT_BYTES / 2)),
  ]);
  expect(response[0].statusCode).toBe(200);
  response[0].resume();
}, 20_000);
