import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createAtOnce } from "./fast-path.ts";
import { createAnswerCache } from "./response-cache.ts";
import { write } from "./send-response.ts";

let version = "1";
let made: Record<string, string>[] = [];
const complete = (headers: Headers) => headers.set("x-content-type-options", "nosniff");
const answers = createAnswerCache({ version: () => version, maxBytes: 1_000_000, complete });
/** Memory that was given back, to be written over by the next answer. */
const spare: Buffer[] = [];
const LARGE = 8_000_000;
const makers = {
  "/api/list": (query: Record<string, string>) => {
    made.push(query);
    const body = Buffer.from(JSON.stringify({ version }).repeat(200));
    return query.refused ? null : { body, etag: version, release: () => void body.fill("-") };
  },
  "/api/large": ({ fill = "" }: Record<string, string>) => {
    const body = (spare.pop() ?? Buffer.alloc(LARGE)).fill(fill);
    return { body, etag: fill, release: () => void spare.push(body) };
  },
};
const find = createAtOnce({ answers, makers, complete });
const server = createServer((message, response) => {
  const answer = find(message.method, message.url ?? "");
  if (answer) write(answer, message, response);
  else response.writeHead(404).end();
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());
beforeEach(() => {
  version += "1";
  made = [];
});

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<{ answer: IncomingMessage; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, host: "127.0.0.1", path, headers, method, agent: false }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        body += chunk;
      });
      answer.on("end", () => resolve({ answer, body }));
    }).on("error", reject);
  });

it("answers a question with what its path makes, under the headers of every answer", async () => {
  const { answer, body } = await ask("/api/list?location=St%20Ives&radius=5&radius=9");
  expect(made).toEqual([{ location: "St Ives", radius: "5" }]);
  expect(body).toHaveLength(Number(answer.headers["content-length"]));
  expect(answer.headers).toMatchObject({
    "content-type": "application/json",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    vary: "accept-encoding",
    etag: `"${version}"`,
  });
});

it("keeps what is asked for again, until the catalogue changes", async () => {
  for (let time = 0; time < 4; time += 1) await ask("/api/list?q=1");
  expect(made).toHaveLength(2);
  version += "1";
  expect((await ask("/api/list?q=1")).body).toContain(version);
});

it("lets many questions that come twice push out few others, and each that comes often in", () => {
  const ask = (question: string, times: number) => {
    made = [];
    for (let time = 0; time < times; time += 1) find("GET", `/api/list?q=${question}`);
    return made.length;
  };
  expect(ask("first", 4)).toBe(2);
  // Twice what there is room for.
  for (let other = 0; other < 250; other += 1) ask(`other-${other}`, 2);
  expect(ask("first", 1)).toBe(0);
  expect(ask("often", 100)).toBeLessThan(20);
});

it("does not send again what the visitor has, and HEAD gets no body", async () => {
  const known = `"${version}"`;
  const { answer, body } = await ask("/api/list", { "if-none-match": known });
  expect([answer.statusCode, answer.headers.etag, body]).toEqual([304, known, ""]);
  const head = await ask("/api/list", {}, "HEAD");
  expect([head.answer.statusCode, head.body]).toEqual([200, ""]);
  expect(Number(head.answer.headers["content-length"])).toBeGreaterThan(0);
});

it("lets nobody write over an answer that is still on its way, or kept", async () => {
  const letters = [..."abcdefgh"];
  const bodies = await Promise.all(letters.map((letter) => ask(`/api/large?fill=${letter}`)));
  expect(bodies.map(({ body }) => body === (body[0] as string).repeat(LARGE))).toEqual(
    letters.map(() => true),
  );
  expect(bodies.map(({ body }) => body[0])).toEqual(letters);
  expect(spare.length).toBeGreaterThan(0);
  for (let time = 0; time < 3; time += 1)
    expect((await ask("/api/list?q=2")).body).toBe(JSON.stringify({ version }).repeat(200));
});

it("leaves other paths, other methods and what cannot be made to the routes", async () => {
  expect((await ask("/api/other")).answer.statusCode).toBe(404);
  expect((await ask("/api/list?refused=1")).answer.statusCode).toBe(404);
  expect((await ask("/api/list", {}, "POST")).answer.statusCode).toBe(404);
});
