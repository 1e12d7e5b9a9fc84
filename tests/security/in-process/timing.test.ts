import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { isSamePassword } from "#server/admin/admin.ts";
import { quoteTokens } from "#server/quotes/quote-tokens.ts";

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

test("timing attack: the password check compares digests of equal length in constant time", () => {
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

test("timing attack: a receipt's signature is compared in constant time", () => {
  const tokens = quoteTokens({ signingSecret: "for tests only" });
  const token = tokens.issue("SF-2222-22");
  compared.length = 0;
  expect(tokens.open(`${token.slice(0, -1)}_`)).toBeNull();
  expect(tokens.open(token)).toBe("SF-2222-22");
  expect(compared.map(([given, right]) => [given.length, right.length])).toEqual([
    [43, 43],
    [43, 43],
  ]);
});

test("timing attack: the signature of a company's answer link is compared in constant time", () => {
  const tokens = quoteTokens({ signingSecret: "for tests only" });
  const token = tokens.issueFor("answer", { reference: "SF-2222-22", companyId: 7 });
  compared.length = 0;
  expect(tokens.openFor("answer", `${token.slice(0, -1)}_`)).toBeNull();
  expect(tokens.openFor("answer", token)).toEqual({ reference: "SF-2222-22", companyId: 7 });
  expect(compared.map(([given, right]) => [given.length, right.length])).toEqual([
    [43, 43],
    [43, 43],
  ]);
});
