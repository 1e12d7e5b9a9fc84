import { beforeAll, describe, expect, inject, test } from "vitest";
import { openTestApp } from "#server/testing.ts";
import { ENDPOINTS } from "../fuzzing/endpoints.ts";
import { asAdmin, ask, json } from "../http-client.ts";
import { PASSWORD } from "../start-product.ts";
import { COMPANIES } from "../test-companies.ts";

const signIn = (headers = {}) => ask({ path: "/api/admin/login", ...json({ password: PASSWORD }, headers) });
const tokenIn = ({ body }: { body: string }): string => JSON.parse(body).token;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ cookie: `skip_finder_admin=${token}` });

test("session fixation: a token brought along to the sign-in opens nothing", async () => {
  const fixed = "a".repeat(43);
  const answer = await signIn({ ...cookie(fixed), ...bearer(fixed) });
  expect(tokenIn(answer)).not.toBe(fixed);
  expect(answer.headers.get("set-cookie")).toContain(`skip_finder_admin=${tokenIn(answer)};`);
  expect((await ask({ path: "/api/admin/verify", headers: bearer(fixed) })).status).toBe(401);
  expect((await ask({ path: "/api/quotes", headers: cookie(fixed) })).status).toBe(401);
});

test("session prediction: tokens have 256 bits, and none comes twice", async () => {
  const tokens = await Promise.all(Array.from({ length: 20 }, async () => tokenIn(await signIn())));
  expect(new Set(tokens).size).toBe(20);
  for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
});

test("session riding after sign-out: an ended session opens nothing, by header or cookie", async () => {
  const token = tokenIn(await signIn());
  expect((await ask({ path: "/api/admin/logout", method: "POST", headers: bearer(token) })).status).toBe(200);
  expect((await ask({ path: "/api/quotes", headers: bearer(token) })).status).toBe(401);
  expect((await ask({ path: "/api/quotes", headers: cookie(token) })).status).toBe(401);
});

test("token in the address: it opens nothing there, where histories and logs would keep it", async () => {
  const token = inject("token");
  for (const name of ["token", "access_token", "authorization", "skip_finder_admin", "adminToken"])
    expect((await ask({ path: `/api/quotes?${name}=${token}` })).status).toBe(401);
});

test("stolen cookie by script or over plain HTTP: the cookie is HttpOnly, Strict, and Secure with https", async () => {
  const plain = (await signIn()).headers.get("set-cookie");
  expect(plain).toMatch(/; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  const secure = await openTestApp({ env: { PUBLIC_URL: "https://skips.example" } });
  const body = JSON.stringify({ password: "correct horse" });
  const answer = await secure.request("/api/admin/login", { method: "POST", body });
  expect(answer.headers.get("set-cookie")).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
  await secure.close();
});

test("a sign-in is kept by no cache on the way", async () => {
  expect((await signIn()).headers.get("cache-control")).toBe("no-store");
});

describe("privilege escalation", () => {
  const closed = ENDPOINTS.filter(({ admin }) => admin).map(({ method, path, body }) => ({
    method,
    path: path
      .replace(":id", String(COMPANIES))
      .replace(":deliveryId", "0190b0a0-0000-7000-8000-000000000000"),
    ...(body && { body: JSON.stringify(body) }),
  }));
  let token: string;
  beforeAll(async () => {
    token = tokenIn(await signIn());
  });

  test.each(closed)("$method $path is for the administrator alone", async (asked) => {
    const nobody = [
      {},
      bearer("x"),
      bearer(`${token}x`),
      bearer(token.slice(1)),
      { authorization: `Basic ${token}` },
    ];
    for (const headers of nobody) expect((await ask({ ...asked, headers })).status).toBe(401);
    expect(
      (await ask({ ...asked, headers: { ...cookie("x"), "x-forwarded-for": "127.0.0.1" } })).status,
    ).toBe(401);
    expect((await ask({ ...asked, headers: asAdmin() })).status).not.toBe(401);
  });

  test.each(closed.filter(({ method }) => method !== "GET"))(
    "forged by another site's form, with the cookie a browser sends by itself, $method $path does nothing",
    async (asked) => {
      expect((await ask({ ...asked, headers: cookie(token) })).status).toBe(401);
    },
  );
});
