import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { errorHandler } from "../errors/errors.ts";
import { limitBodies } from "./bodies.ts";

const MB = 2 ** 20;

const FORM = "multipart/form-data; boundary=x";

/** Bodies are under way until `release` is called. */
function holdingApp() {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const networksOf = (c: { req: { header: (name: string) => string | undefined } }) => {
    const outer = c.req.header("x-network") ?? "";
    return { inner: outer, outer };
  };
  const app = new Hono()
    .use(limitBodies(networksOf))
    .all("*", async (c) => {
      await c.req.raw.arrayBuffer();
      await held;
      return c.text("done");
    })
    .onError(errorHandler(pino({ level: "silent" })));
  /** Announces `bytes`, and sends them unless only `sent` of them arrive. */
  const post = async (path: string, bytes: number, { network = "one", type = FORM, sent = bytes } = {}) => {
    const headers = { "content-length": String(bytes), "content-type": type, "x-network": network };
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(sent));
        if (sent === bytes) controller.close();
        else return new Promise<void>(() => {});
      },
    });
    return (await app.request(path, { method: "POST", headers, body, ...{ duplex: "half" } })).status;
  };
  return { post, release };
}

test.each([
  ["/quote", 24 * MB, FORM, 200],
  ["/receipt/a.b", 24 * MB, FORM, 200],
  ["/firm", 24 * MB, FORM, 200],
  ["/api/photos", 8 * MB, "image/jpeg", 200],
  ["/quote", 25 * MB, FORM, 413],
  ["/quote/other", MB, FORM, 413],
  ["/receipt/a.b/record", MB, FORM, 413],
  ["/list-business", MB, FORM, 413],
  ["/api/quotes", MB, "image/png", 413],
  ["/api/photos/", MB, "image/png", 413],
  ["/api/companies/12/logo", MB, "image/png", 413],
  ["/quote", MB, "application/x-www-form-urlencoded", 413],
  ["/receipt/a.b", MB, "application/json", 413],
])("a body for %s of %i bytes of %s is answered with %i", async (path, bytes, type, status) => {
  const { post, release } = holdingApp();
  release();
  expect(await post(path, bytes, { type })).toBe(status);
});

test("pictures are received while there is memory for them, of one network and of all", async () => {
  const { post, release } = holdingApp();
  const underWay = ["one", "two", "three"].map((network) => post("/quote", 24 * MB, { network }));
  expect(await post("/quote", MB, { network: "one" })).toBe(503);
  underWay.push(post("/quote", 8 * MB, { network: "four" }));
  expect(await post("/quote", MB, { network: "five" })).toBe(503);
  // Forms without pictures take no part in it.
  underWay.push(post("/quote", 60_000, { network: "one" }));
  release();
  expect(await Promise.all(underWay)).toEqual([200, 200, 200, 200, 200]);
  expect(await post("/quote", 24 * MB)).toBe(200);
});

test("connections that announce pictures and send nothing keep nobody's pictures out", async () => {
  const { post, release } = holdingApp();
  for (const network of ["one", "two", "three", "four"]) void post("/quote", 24 * MB, { network, sent: 1 });
  release();
  expect(await post("/quote", 20 * MB, { network: "one" })).toBe(200);
});
