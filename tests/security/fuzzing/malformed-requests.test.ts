import { connect } from "node:net";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { cases } from "../fuzz-runs.ts";
import { ask } from "../http-client.ts";
import { lines, statuses, wire } from "../raw-socket.ts";
import { CLOSE, HOST, ODD, SMUGGLED, SMUGGLING } from "./malformed-requests.ts";

test.each(SMUGGLING)("request smuggling with %s reaches nobody", async (_what, said) => {
  const answers = statuses(await wire(said));
  expect(answers.at(0)).toBeGreaterThanOrEqual(400);
  expect(answers).not.toContain(401);
  expect(Math.max(...answers)).toBeLessThan(500);
});

test.each(ODD)("a request with %s is answered or refused", async (_what, said, expected) => {
  const answer = await wire(said);
  const [status] = statuses(answer);
  if (status !== undefined) expect(expected).toContain(status);
  else expect(expected).toEqual([]);
  // A kept answer goes out whatever the host: what is asked for says everything, and nobody is named in it.
  for (const typed of ["mine", "wire.example"]) expect(answer).not.toContain(typed);
});

test("what follows a request on its connection is answered in its order", async () => {
  const get = (path: string) => lines(`GET ${path} HTTP/1.1`, HOST);
  const fat = `${lines("GET /api/statistics HTTP/1.1", HOST, "Content-Length: 40")}${SMUGGLED.padEnd(40, " ")}`;
  const said = await wire(
    get("/health/live"),
    fat,
    get("/robots.txt"),
    lines("GET /health/live HTTP/1.1", HOST, CLOSE),
  );
  expect(statuses(said)).toEqual([200, 200, 200, 200]);
});

test("a body that was announced is asked for when somebody waits to be asked", async () => {
  const head = lines("POST /api/leads HTTP/1.1", HOST, "Expect: 100-continue", "Content-Length: 2", CLOSE);
  expect(statuses(await wire(head, "{}"))).toEqual([100, 400]);
});

test("visitors who leave in the middle of what they say are no error of ours", async () => {
  for (const path of ["/api/leads", "/quote", "/api/companies/import"]) {
    const head = [`POST ${path} HTTP/1.1`, HOST, `Authorization: Bearer ${inject("token")}`];
    for (const rest of [["Content-Length: 1000"], ["Transfer-Encoding: chunked"]]) {
      const socket = connect(inject("port"), "127.0.0.1");
      await new Promise((sent) =>
        socket.write(
          `${lines(...head, "Content-Type: multipart/form-data; boundary=x", ...rest)}5\r\nabc`,
          sent,
        ),
      );
      await new Promise((gone) => socket.once("close", gone).resetAndDestroy());
    }
  }
  expect((await ask({ path: "/health/live" })).status).toBe(200);
});

test("any bytes at all are answered or refused, and never with 5xx", async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 300 }),
    fc
      .string({ unit: "binary", maxLength: 200 })
      .map((text) => Buffer.from(`GET /${text} HTTP/1.1\r\n${text}\r\n\r\n`)),
    fc
      .string({ unit: "binary", maxLength: 200 })
      .map((text) => Buffer.from(lines("GET / HTTP/1.1", HOST, `X-A: ${text}`, CLOSE))),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (said) => {
      const answers = statuses(await wire(said, "\r\n\r\n"));
      for (const status of answers) expect(status).toBeLessThan(500);
    }),
    cases(2),
  );
  expect((await ask({ path: "/health/live" })).status).toBe(200);
});
