import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { queryRows } from "../../harness/database.ts";
import { ADMIN_PASSWORD } from "../../harness/product.ts";
import { IS_LONG_RUN } from "../fuzz-runs.ts";
import { DIRECTORY_QUOTE_BODY, LEAD_BODY, REVIEW_BODY } from "../fuzzing/endpoints.ts";
import { form, json, send } from "../http-client.ts";
import { type OwnProduct, startOwnProduct } from "../own-product.ts";

describe("with the default rate limits", () => {
  let product: OwnProduct;
  beforeAll(async () => {
    product = await startOwnProduct({ RATE_LIMIT_FACTOR: "1" });
  });
  afterAll(() => product.stop());
  beforeEach(() => queryRows(product.databaseUrl, "delete from rate_limits"));

  const signIn = (password: string, headers: Record<string, string> = {}) =>
    product.send({ path: "/api/admin/login", ...json({ password }, headers) });

  const FORGED_ADDRESS_HEADERS = [
    ...["x-forwarded-for", "x-real-ip", "x-client-ip"],
    ...["forwarded", "cf-connecting-ip", "true-client-ip"],
  ];

  test("brute force: after five wrong passwords even the right one is refused", async () => {
    for (let guess = 0; guess < 5; guess += 1) expect((await signIn(`guess ${guess}`)).status).toBe(401);
    expect((await signIn(ADMIN_PASSWORD)).status).toBe(429);
  });

  test("concurrent brute force: guesses sent at the same time are counted one by one", async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, (_, guess) => signIn(`guess ${guess}`)));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test("rate limit bypass by a forged address: no header changes the client's address", async () => {
    for (let guess = 0; guess < 5; guess += 1) await signIn("guess");
    for (const name of FORGED_ADDRESS_HEADERS)
      expect((await signIn("guess", { [name]: "203.0.113.9" })).status).toBe(429);
  });

  test("rate limit bypass by another URL: the form page and the API share one limit", async () => {
    for (let sent = 0; sent < 5; sent += 1)
      expect((await product.send({ path: "/api/leads", ...json(LEAD_BODY) })).status).toBe(201);
    const endings = ["", ".data", "/", "?index", "%2f", ";x", ".data?_routes=x", "%2edata"];
    const spellings = [
      ...endings.map((end) => `list-business${end}`),
      ...["List-Business", "list-busines%73", "LIST-BUSINESS.data", "_root.data"],
    ];
    for (const path of spellings) {
      const { status } = await product.send({ path: `/${path}`, ...form({ ...LEAD_BODY }) });
      expect([path, [301, 308, 404, 405, 429]]).toEqual([path, expect.arrayContaining([status])]);
    }
  });

  test("review flood: the page behind a review link, its call and other reviews share one limit", async () => {
    const company =
      "insert into companies (id, name, location, county) values (7, 'Acme', 'Leeds', 'West Yorkshire')";
    await queryRows(product.databaseUrl, company);
    for (let sent = 0; sent < 5; sent += 1)
      expect((await product.send({ path: "/api/reviews", ...json(REVIEW_BODY) })).status).toBe(201);
    const guess = "/review/SF-7K3M-Q9.7.guess";
    expect((await product.send({ path: guess, ...form({ rating: "5" }) })).status).toBe(429);
    expect((await product.send({ path: "/api/reviews/invited/guess", ...json(REVIEW_BODY) })).status).toBe(
      429,
    );
  });
});

describe("behind a proxy, with guesses from rotating networks", () => {
  const METRICS_TOKEN = "only-for-monitoring";
  const NETWORKS = IS_LONG_RUN ? 200 : 24;
  const GUESSES = 5 * NETWORKS;
  const AT_ONCE = 8;
  let product: OwnProduct;
  let device = "";
  beforeAll(async () => {
    product = await startOwnProduct({ RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "1", METRICS_TOKEN });
    const first = await signInFrom("198.51.100.1", ADMIN_PASSWORD);
    device = /skip_finder_device=[^;]+/.exec(first.headers.get("set-cookie") ?? "")?.[0] ?? "";
    const guess = (at: number) => signInFrom(`203.0.${at % NETWORKS}.9`, `my guess ${at}`);
    for (let sent = 0; sent < GUESSES; sent += AT_ONCE) {
      const responses = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => guess(sent + at)));
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 401));
    }
  }, 10 * 60_000);
  afterAll(() => product.stop());

  const signInFrom = (address: string, password: string, headers: Record<string, string> = {}) =>
    product.send({
      path: "/api/admin/login",
      ...json({ password }, { "x-forwarded-for": address, ...headers }),
    });

  test("distributed brute force: every failure is logged by a hash of its network, without the guess", () => {
    const failures = product.lines.filter((line) => line.includes("Login failed"));
    expect(failures).toHaveLength(GUESSES);
    expect(new Set(failures.map((line) => JSON.parse(line).visitor)).size).toBe(NETWORKS);
    expect(product.lines.join("\n")).not.toMatch(/guess|203\.0\.113/);
  });

  test("distributed brute force: failures are counted for the alert, and later logins are slowed down", async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const { body } = await product.send({ path: "/metrics", headers });
    expect(body).toContain(`\nskip_finder_failed_logins_total ${GUESSES}\n`);
    const counter = "select hits from rate_limits where kind = 'failed-logins'";
    expect(await queryRows(product.databaseUrl, counter)).toEqual([{ hits: 100 }]);
  });

  test("lockout of the administrator: a device with an earlier sign-in is not locked with its network", async () => {
    const from = "203.0.1.9";
    expect((await signInFrom(from, ADMIN_PASSWORD)).status).toBe(429);
    expect((await signInFrom(from, ADMIN_PASSWORD, { cookie: device })).status).toBe(200);
  });
});

test("receipt enumeration: a wrong signature gets the same response as an unknown reference", async () => {
  const accepted = JSON.parse((await send({ path: "/api/quotes", ...json(DIRECTORY_QUOTE_BODY) })).body);
  const signature = accepted.receiptUrl.split(".").at(-1);
  const tokens = [
    `${accepted.reference}.${"A".repeat(43)}`,
    `SF-0000-00.${signature}`,
    `${accepted.reference}.`,
    accepted.reference,
  ];
  const responses = await Promise.all(tokens.map((token) => send({ path: `/api/receipts/${token}` })));
  expect(new Set(responses.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(responses[0]?.status).toBe(404);
});

test("password guessing: every wrong password gets the same message", async () => {
  const bodies = new Set<string>();
  for (const password of ["a", "admin", "x".repeat(1_000), "a password for test"])
    bodies.add((await send({ path: "/api/admin/login", ...json({ password }) })).body);
  expect([...bodies]).toEqual(['{"message":"Invalid password. Please try again."}']);
});
