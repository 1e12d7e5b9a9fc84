import { connect } from "node:net";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { fuzzParameters } from "../fuzz-runs.ts";
import { send } from "../http-client.ts";
import { requestHead, sendRaw, statuses } from "../raw-socket.ts";
import {
  CLOSE_HEADER,
  HOST_HEADER,
  SMUGGLED_REQUEST,
  SMUGGLING_REQUESTS,
  UNUSUAL_REQUESTS,
} from "./malformed-requests.ts";

test.each(SMUGGLING_REQUESTS)("request smuggling with %s is refused", async (_what, bytes) => {
  const responses = statuses(await sendRaw(bytes));
  expect(responses.at(0)).toBeGreaterThanOrEqual(400);
  expect(responses).not.toContain(401);
  expect(Math.max(...responses)).toBeLessThan(500);
});

test.each(UNUSUAL_REQUESTS)(
  "a request with %s is answered or refused without a server error",
  async (_what, bytes, expected) => {
    const response = await sendRaw(bytes);
    const [status] = statuses(response);
    if (status !== undefined) expect(expected).toContain(status);
    else expect(expected).toEqual([]);
    // A response must not repeat the value of a request header such as Host, because the cache sends it to other clients.
    for (const typed of ["mine", "wire.example"]) expect(response).not.toContain(typed);
  },
);

test("pipelined requests are answered in order", async () => {
  const get = (path: string) => requestHead(`GET ${path} HTTP/1.1`, HOST_HEADER);
  const fat = `${requestHead("GET /api/statistics HTTP/1.1", HOST_HEADER, "Content-Length: 40")}${SMUGGLED_REQUEST.padEnd(40, " ")}`;
  const bytes = await sendRaw(
    get("/health/live"),
    fat,
    get("/robots.txt"),
    requestHead("GET /health/live HTTP/1.1", HOST_HEADER, CLOSE_HEADER),
  );
  expect(statuses(bytes)).toEqual([200, 200, 200, 200]);
});

test("a request with Expect: 100-continue gets a 100 before its response", async () => {
  const head = requestHead(
    "POST /api/leads HTTP/1.1",
    HOST_HEADER,
    "Expect: 100-continue",
    "Content-Length: 2",
    CLOSE_HEADER,
  );
  expect(statuses(await sendRaw(head, "{}"))).toEqual([100, 400]);
});

test("a connection reset within a body leaves the server running", async () => {
  for (const path of ["/api/leads", "/quote", "/api/companies/import"]) {
    const head = [`POST ${path} HTTP/1.1`, HOST_HEADER, `Authorization: Bearer ${inject("token")}`];
    for (const rest of [["Content-Length: 1000"], ["Transfer-Encoding: chunked"]]) {
      const socket = connect(inject("port"), "127.0.0.1");
      await new Promise((sent) =>
        socket.write(
          `${requestHead(...head, "Content-Type: multipart/form-data; boundary=x", ...rest)}5\r\nabc`,
          sent,
        ),
      );
      await new Promise((gone) => socket.once("close", gone).resetAndDestroy());
    }
  }
  expect((await send({ path: "/health/live" })).status).toBe(200);
});

test("arbitrary bytes never cause a server error", async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 300 }),
    fc
      .string({ unit: "binary", maxLength: 200 })
      .map((text) => Buffer.from(`GET /${text} HTTP/1.1\r\n${text}\r\n\r\n`)),
    fc
      .string({ unit: "binary", maxLength: 200 })
      .map((text) => Buffer.from(requestHead("GET / HTTP/1.1", HOST_HEADER, `X-A: ${text}`, CLOSE_HEADER))),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (bytes) => {
      const responses = statuses(await sendRaw(bytes, "\r\n\r\n"));
      for (const status of responses) expect(status).toBeLessThan(500);
    }),
    fuzzParameters(2),
  );
  expect((await send({ path: "/health/live" })).status).toBe(200);
});
