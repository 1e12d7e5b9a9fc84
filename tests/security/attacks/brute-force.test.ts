import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { rateLimits } from "#server/database/tables.ts";
import { openTestApp } from "#server/testing.ts";
import { DIRECTORY_QUOTE, LEAD } from "../fuzzing/endpoints.ts";
import { ask, form, json } from "../http-client.ts";

const compared = vi.hoisted(() => [] as [Buffer, Buffer][]);
vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  const timingSafeEqual = (a: Buffer, b: Buffer) => {
    compared.push([a, b]);
    return crypto.timingSafeEqual(a, b);
  };
  return { ...crypto, timingSafeEqual, default: { ...crypto, timingSafeEqual } };
});

const PASSWORD = "correct horse";
const digest = (text: string) => createHash("sha256").update(text).digest();

test("timing of the password check: every guess is compared whole, as a digest of one length", async () => {
  const { isSamePassword } = await import("#server/admin/password.ts");
  for (const guess of [
    "",
    "c",
    "correct horsf",
    "correct horse ",
    "x".repeat(1_000),
    "\0",
    "\ud800",
    PASSWORD,
  ]) {
    compared.length = 0;
    expect(isSamePassword(guess, PASSWORD)).toBe(guess === PASSWORD);
    expect(compared).toEqual([[digest(guess), digest(PASSWORD)]]);
  }
});

test("timing of a receipt's signature: it is compared whole too", async () => {
  const { receiptTokens } = await import("#server/quotes/receipt-token.ts");
  const tokens = receiptTokens("for tests only");
  const token = tokens.issue("SF-2222-22");
  compared.length = 0;
  expect(tokens.open(`${token.slice(0, -1)}_`)).toBeNull();
  expect(tokens.open(token)).toBe("SF-2222-22");
  expect(compared.map(([given, right]) => [given.length, right.length])).toEqual([
    [43, 43],
    [43, 43],
  ]);
});

describe("with the limits as they are", () => {
  let app: Awaited<ReturnType<typeof openTestApp>>;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.delete(rateLimits));

  const signIn = (password: string, headers: Record<string, string> = {}) =>
    app.request("/api/admin/login", { method: "POST", body: JSON.stringify({ password }), headers });

  const FORGED = [
    "x-forwarded-for",
    "x-real-ip",
    "x-client-ip",
    "forwarded",
    "cf-connecting-ip",
    "true-client-ip",
  ];

  test("brute force: after five guesses not even the right password is let in", async () => {
    for (let guess = 0; guess < 5; guess += 1) expect((await signIn(`guess ${guess}`)).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(429);
  });

  test("brute force at one moment: guesses sent together are counted one by one", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, guess) => signIn(`guess ${guess}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test("limit bypass by a forged address: nothing a visitor writes makes another visitor of them", async () => {
    for (let guess = 0; guess < 5; guess += 1) await signIn("guess");
    for (const name of FORGED) expect((await signIn("guess", { [name]: "203.0.113.9" })).status).toBe(429);
  });

  test("limit bypass by another spelling: a plain form goes by its one name, and is counted with the API's", async () => {
    for (let sent = 0; sent < 5; sent += 1)
      expect((await app.request("/api/leads", { method: "POST", body: JSON.stringify(LEAD) })).status).toBe(
        201,
      );
    const posted = form({ ...LEAD });
    const spellings = ["", ".data", "/", "?index", "%2f", ";x", ".data?_routes=x", "%2edata"].map(
      (end) => `list-business${end}`,
    );
    for (const path of [
      ...spellings,
      "List-Business",
      "list-busines%73",
      "LIST-BUSINESS.data",
      "_root.data",
    ]) {
      const { status } = await app.request(`/${path}`, posted);
      expect([path, [308, 404, 405, 429]]).toEqual([path, expect.arrayContaining([status])]);
    }
  });
});

test("enumeration of receipts: a wrong signature is answered like a reference that does not exist", async () => {
  const accepted = JSON.parse((await ask({ path: "/api/quotes", ...json(DIRECTORY_QUOTE) })).body);
  const signature = accepted.receiptUrl.split(".").at(-1);
  const tokens = [
    `${accepted.reference}.${"A".repeat(43)}`,
    `SF-0000-00.${signature}`,
    `${accepted.reference}.`,
    accepted.reference,
  ];
  const answers = await Promise.all(tokens.map((token) => ask({ path: `/api/receipts/${token}` })));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(404);
});

test("enumeration of administrators: there is one, and each wrong password gets the same sentence", async () => {
  const bodies = new Set<string>();
  for (const password of ["a", "admin", "x".repeat(1_000), "a password for test"])
    bodies.add((await ask({ path: "/api/admin/login", ...json({ password }) })).body);
  expect([...bodies]).toEqual(['{"message":"Invalid password. Please try again."}']);
});
