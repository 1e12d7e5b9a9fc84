import { beforeAll, describe, expect, inject, test } from "vitest";
import { ADMIN_PASSWORD } from "../../harness/product.ts";
import { ENDPOINTS } from "../fuzzing/endpoints.ts";
import { adminHeaders, json, send } from "../http-client.ts";
import { startOwnProduct } from "../own-product.ts";
import { TEST_COMPANY_COUNT } from "../test-companies.ts";

const signIn = (headers = {}) =>
  send({ path: "/api/admin/login", ...json({ password: ADMIN_PASSWORD }, headers) });
const tokenIn = ({ body }: { body: string }): string => JSON.parse(body).token;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ cookie: `skip_finder_admin=${token}` });

test("session fixation: signing in ignores a token that the client brings", async () => {
  const fixed = "a".repeat(43);
  const response = await signIn({ ...cookie(fixed), ...bearer(fixed) });
  expect(tokenIn(response)).not.toBe(fixed);
  expect(response.headers.get("set-cookie")).toContain(`skip_finder_admin=${tokenIn(response)};`);
  expect((await send({ path: "/api/admin/verify", headers: bearer(fixed) })).status).toBe(401);
  expect((await send({ path: "/api/quotes", headers: cookie(fixed) })).status).toBe(401);
});

test("session prediction: tokens have 256 random bits", async () => {
  const tokens = await Promise.all(Array.from({ length: 20 }, async () => tokenIn(await signIn())));
  expect(new Set(tokens).size).toBe(20);
  for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
});

test("session reuse: a token is invalid after signing out, as header and as cookie", async () => {
  const token = tokenIn(await signIn());
  expect((await send({ path: "/api/admin/logout", method: "POST", headers: bearer(token) })).status).toBe(
    200,
  );
  expect((await send({ path: "/api/quotes", headers: bearer(token) })).status).toBe(401);
  expect((await send({ path: "/api/quotes", headers: cookie(token) })).status).toBe(401);
});

test("token in the URL: query parameters are not accepted, because logs would store them", async () => {
  const token = inject("token");
  for (const name of ["token", "access_token", "authorization", "skip_finder_admin", "adminToken"])
    expect((await send({ path: `/api/quotes?${name}=${token}` })).status).toBe(401);
});

test("cookie theft: the session cookie is HttpOnly and SameSite=Strict, and Secure with HTTPS", async () => {
  const plain = (await signIn()).headers.get("set-cookie");
  expect(plain).toMatch(/; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict/);
  const https = await startOwnProduct({
    // With the embedded database, a public site does not start as root.
    DATABASE_URL: inject("databaseUrl"),
    PUBLIC_URL: "https://skips.example",
    TRUST_PROXY: "1",
    LEGAL_NAME: "Skips Example Ltd",
    LEGAL_ADDRESS: "1 Example Street, Leeds",
    CONTACT_EMAIL: "hello@skips.example",
    NEW_COMPANY_RATING: "none",
  });
  const response = await https.send({ path: "/api/admin/login", ...json({ password: ADMIN_PASSWORD }) });
  expect(response.headers.get("set-cookie")).toMatch(
    /^__Host-skip_finder_admin=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict/,
  );
  await https.stop();
});

test("cached token: the response to a sign-in has Cache-Control: no-store", async () => {
  expect((await signIn()).headers.get("cache-control")).toBe("no-store");
});

describe("privilege escalation", () => {
  const adminOnly = ENDPOINTS.filter(({ admin }) => admin).map(({ method, path, body }) => ({
    method,
    path: path
      .replace(":id", String(TEST_COMPANY_COUNT))
      .replace(":deliveryId", "0190b0a0-0000-7000-8000-000000000000"),
    ...(body && { body: JSON.stringify(body) }),
  }));
  let token: string;
  beforeAll(async () => {
    token = tokenIn(await signIn());
  });

  test.each(adminOnly)("$method $path needs an administrator session", async (request) => {
    const invalid = [
      {},
      bearer("x"),
      bearer(`${token}x`),
      bearer(token.slice(1)),
      { authorization: `Basic ${token}` },
    ];
    for (const headers of invalid) expect((await send({ ...request, headers })).status).toBe(401);
    expect(
      (await send({ ...request, headers: { ...cookie("x"), "x-forwarded-for": "127.0.0.1" } })).status,
    ).toBe(401);
    expect((await send({ ...request, headers: adminHeaders() })).status).not.toBe(401);
  });

  test.each(adminOnly.filter(({ method }) => method !== "GET"))(
    "$method $path rejects the session cookie alone, which another site's form would send",
    async (request) => {
      expect((await send({ ...request, headers: cookie(token) })).status).toBe(401);
    },
  );
});
