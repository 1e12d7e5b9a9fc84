import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { errorHandler } from "../errors/errors.ts";
import { limitBodies } from "./bodies.ts";

const MB = 2 ** 20;

/** Forms are under way until `release` is called. */
function holdingApp() {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const networksOf = (c: { req: { header: (name: string) => string | undefined } }) => {
    const outer = c.req.header("x-network") ?? "";
    return { inner: outer, outer };
  };
  const app = new Hono()
    .use(limitBodies(networksOf))
    .all("*", async (c) => {
      await held;
      return c.text("done");
    })
    .onError(errorHandler(pino({ level: "silent" })));
  const post = async (path: string, bytes: number, network = "one", method = "POST") => {
    const headers = { "content-length": String(bytes), "x-network": network };
    return (await app.request(path, { method, headers })).status;
  };
  return { post, release };
}

test.each([
  ["/quote", 24 * MB, 200],
  ["/receipt/a.b", 24 * MB, 200],
  ["/firm", 24 * MB, 200],
  ["/api/photos", 8 * MB, 200],
  ["/api/companies/12/logo", 8 * MB, 200],
  ["/quote", 25 * MB, 413],
  ["/quote/other", MB, 413],
  ["/receipt/a.b/record", MB, 413],
  ["/list-business", MB, 413],
  ["/api/quotes", MB, 413],
  ["/api/photos/", MB, 413],
  ["/api/companies/x/logo", MB, 413],
  ["/api/companies/12/logo/more", MB, 413],
])("a body for %s of %i bytes is answered with %i", async (path, bytes, status) => {
  const { post, release } = holdingApp();
  release();
  expect(await post(path, bytes)).toBe(status);
});

test("pictures are received while there is memory for them, of one network and of all", async () => {
  const { post, release } = holdingApp();
  const underWay = ["one", "two", "three"].map((network) => post("/quote", 24 * MB, network));
  expect(await post("/quote", MB, "one")).toBe(503);
  underWay.push(post("/quote", 8 * MB, "four"));
  expect(await post("/quote", MB, "five")).toBe(503);
  // Forms without pictures take no part in it.
  underWay.push(post("/quote", 60_000, "one"));
  release();
  expect(await Promise.all(underWay)).toEqual([200, 200, 200, 200, 200]);
  expect(await post("/quote", 24 * MB, "one")).toBe(200);
});
