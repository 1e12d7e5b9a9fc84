import { sql } from "drizzle-orm";
import { Hono } from "hono";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connect, type Database } from "#server/database/connect.ts";
import { adminSessions, rateLimitCounters as counters } from "#server/database/tables/site.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { errorHandler } from "#server/http/errors/errors.ts";
import { createFailedLogins, rateLimits } from "#server/http/limits/rate-limits.ts";
import { createVisitorHash, networksReader } from "#server/http/limits/visitor-address.ts";
import { keepPrivate } from "#server/http/response-headers.ts";
import { testApi } from "#server/http/testing/test-api.ts";
import { createAdmin } from "./admin.ts";
import { createCookies, createGuards } from "./guards.ts";
import { adminCalls } from "./http.ts";

const PASSWORD = "correct horse";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let other: Database;

beforeAll(async () => {
  opened = await openTestDatabase();
  other = connect(opened.url);
});
afterAll(async () => {
  await other.$client.end();
  await opened.close();
});
beforeEach(async () => {
  await opened.database.delete(adminSessions);
  await opened.database.delete(counters);
});

const log = pino({ level: "silent" });

/** Simulates one process with protected routes. */
function serve({
  database = opened.database,
  adminPassword = PASSWORD,
  publicUrl = "http://localhost:3000",
} = {}) {
  const admin = createAdmin({ database, adminPassword });
  const signingSecret = "secret";
  let waits = 0;
  const adminCookies = createCookies({ publicUrl, signingSecret, adminPassword });
  const guards = createGuards(admin, adminCookies);
  const visitorHashOf = createVisitorHash(signingSecret, networksReader(0));
  const limit = rateLimits({ database, factor: 1, visitorHashOf });
  const failedLogins = createFailedLogins({
    database,
    log,
    factor: 1,
    count: () => {},
    wait: async () => void waits++,
  });
  const limitLogins = limit("login", guards.knownDevice);
  const calls = adminCalls({ admin, adminCookies, failedLogins, visitorHashOf });
  const api = new Hono()
    .onError(errorHandler(log))
    .route(
      "/",
      testApi(calls, { guard: guards.bearer, readerGuard: guards.bearerOrCookie, limit: () => limitLogins }),
    )
    .get("/read", keepPrivate, guards.bearerOrCookie, (c) => c.json("read"))
    .post("/write", guards.bearer, (c) => c.json("written"));
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await api.request(path, init);
    const body = await response.json();
    return { status: response.status, headers: response.headers, body };
  };
  return {
    failedLogins,
    waits: () => waits,
    get: (path: string, headers: Record<string, string> = {}) => call(path, { headers }),
    post: (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      call(path, { method: "POST", headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
  };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const signIn = async (api: ReturnType<typeof serve>): Promise<string> =>
  (await api.post("/admin/login", { password: PASSWORD })).body.token;

describe("signing in", () => {
  test("the password gives a token, and a cookie that scripts cannot read", async () => {
    const { status, body, headers } = await serve().post("/admin/login", { password: PASSWORD });
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) });
    const cookie = headers.get("set-cookie") ?? "";
    expect(cookie).toContain(body.token);
    for (const attribute of ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=43200"])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toContain("Secure");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("the cookie is restricted to https and to this host if the site uses https", async () => {
    const api = serve({ publicUrl: "https://skips.example" });
    const { headers, body } = await api.post("/admin/login", { password: PASSWORD });
    expect(headers.get("set-cookie")).toMatch(
      /^__Host-skip_finder_admin=[^;]+;.* Path=\/; HttpOnly; Secure;/,
    );
    expect(headers.get("set-cookie")).not.toContain("Domain");
    const status = async (name: string) =>
      (await api.get("/read", { cookie: `${name}=${body.token}` })).status;
    expect(await status("__Host-skip_finder_admin")).toBe(200);
    expect(await status("skip_finder_admin")).toBe(401);
  });

  test.each(["wrong", "correct horse ", "Correct horse", "correct hors"])(
    "%j is refused",
    async (password) => {
      const { status, body, headers } = await serve().post("/admin/login", { password });
      expect(status).toBe(401);
      expect(body).toEqual({ message: "Invalid password. Please try again." });
      expect(headers.get("set-cookie")).toBeNull();
    },
  );

  test.each([{ password: "" }, { password: "  " }, {}, { password: 7 }])(
    "%j asks for a password",
    async (sent) => {
      const { status, body } = await serve().post("/admin/login", sent);
      expect(status).toBe(400);
      expect(body.message).toBe("Please enter a password");
    },
  );

  test("after five failures even the right password is refused for a while", async () => {
    const api = serve();
    for (let failed = 0; failed < 5; failed++) await api.post("/admin/login", { password: "wrong" });
    const { status, headers } = await api.post("/admin/login", { password: PASSWORD });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("only the hash of a token is stored", async () => {
    const token = await signIn(serve());
    const rows = await opened.database.select().from(adminSessions);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

test("distributed password guessing: the right password waits like a wrong one, so that time tells nothing", async () => {
  const api = serve();
  for (let guess = 0; guess < 100; guess++) await api.failedLogins.add("some network");
  await api.post("/admin/login", { password: "wrong" });
  expect(api.waits()).toBe(1);
  await api.post("/admin/login", { password: PASSWORD });
  expect(api.waits()).toBe(2);
});

describe("locking the administrator out: after failures from the same address", () => {
  const fail = async (api: ReturnType<typeof serve>, headers = {}) => {
    for (let failed = 0; failed < 5; failed++) await api.post("/admin/login", { password: "wrong" }, headers);
  };
  const statusOf = async (api: ReturnType<typeof serve>, headers = {}) =>
    (await api.post("/admin/login", { password: PASSWORD }, headers)).status;
  const deviceCookie = async (api: ReturnType<typeof serve>) => {
    const { headers } = await api.post("/admin/login", { password: PASSWORD });
    const [, device = ""] = headers.getSetCookie();
    expect(device).toMatch(/^skip_finder_device=.*; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
    return { cookie: device.split(";")[0] ?? "" };
  };

  test("a device with an earlier sign-in can still sign in, on any process", async () => {
    const api = serve();
    const device = await deviceCookie(api);
    await fail(api);
    expect(await statusOf(api)).toBe(429);
    expect(await statusOf(serve({ database: other }), device)).toBe(200);
  });

  test("a valid session can still sign in, and an invalid one can't", async () => {
    const api = serve();
    const token = await signIn(api);
    await fail(api);
    expect(await statusOf(api, bearer(token))).toBe(200);
    expect(await statusOf(api, { cookie: `skip_finder_admin=${token}` })).toBe(200);
    await api.post("/admin/logout", undefined, bearer(token));
    expect(await statusOf(api, bearer(token))).toBe(429);
  });

  test("a stolen device cookie allows five guesses, and nothing else", async () => {
    const api = serve();
    const device = await deviceCookie(api);
    await fail(api, device);
    expect(await statusOf(api, device)).toBe(429);
    expect(await statusOf(api)).toBe(200);
    expect((await api.get("/read", device)).status).toBe(401);
  });

  test("a forged device cookie and one from before a change of the password make no difference", async () => {
    const api = serve();
    const { cookie } = await deviceCookie(api);
    const before = await deviceCookie(serve({ adminPassword: PASSWORD }));
    const changed = serve({ adminPassword: "another password" });
    await fail(api);
    const forged = [cookie.replace("=", "=x"), cookie.slice(0, -6), "skip_finder_device=x.y"];
    for (const one of forged) expect(await statusOf(api, { cookie: one })).toBe(429);
    expect(await statusOf(changed, before)).toBe(429);
  });
});

describe("a session", () => {
  test("is valid in every process", async () => {
    const token = await signIn(serve());
    const elsewhere = serve({ database: other });
    expect(await elsewhere.get("/admin/verify", bearer(token))).toMatchObject({
      status: 200,
      body: { valid: true },
    });
    await elsewhere.post("/admin/logout", undefined, bearer(token));
    expect((await serve().get("/admin/verify", bearer(token))).status).toBe(401);
  });

  test("lasts twelve hours", async () => {
    const api = serve();
    const token = await signIn(api);
    const [row] = await opened.database
      .select({ seconds: sql<number>`extract(epoch from ${adminSessions.expiresAt} - now())::int` })
      .from(adminSessions);
    expect(row?.seconds).toBeGreaterThan(12 * 3600 - 60);
    expect(row?.seconds).toBeLessThanOrEqual(12 * 3600);
    await opened.database.update(adminSessions).set({ expiresAt: sql`now()` });
    expect(await api.get("/admin/verify", bearer(token))).toMatchObject({
      status: 401,
      body: { message: "Your session has expired. Please sign in again." },
    });
  });

  test("ends after eight hours without use, and each use starts them again", async () => {
    const api = serve();
    const token = await signIn(api);
    const useAfter = async (idle: string) => {
      await opened.database
        .update(adminSessions)
        .set({ usedAt: sql`${adminSessions.usedAt} - ${idle}::interval` });
      return (await api.get("/admin/verify", bearer(token))).status;
    };
    expect(await useAfter("7 hours 59 minutes")).toBe(200);
    expect(await useAfter("7 hours 59 minutes")).toBe(200);
    expect(await useAfter("8 hours")).toBe(401);
    await signIn(api);
    expect(await opened.database.$count(adminSessions)).toBe(1);
  });

  test("that has expired is deleted at the next sign-in", async () => {
    const api = serve();
    await signIn(api);
    await opened.database.update(adminSessions).set({ expiresAt: sql`now() - interval '1 hour'` });
    await signIn(api);
    expect(await opened.database.$count(adminSessions)).toBe(1);
  });

  test("ends when it signs out, and other sessions continue", async () => {
    const api = serve();
    const [first, second] = [await signIn(api), await signIn(api)];
    const out = await api.post("/admin/logout", undefined, bearer(first));
    expect(out.status).toBe(200);
    expect(out.headers.get("set-cookie")).toMatch(/=;.*Max-Age=0/);
    expect((await api.get("/admin/verify", bearer(first))).status).toBe(401);
    expect((await api.get("/admin/verify", bearer(second))).status).toBe(200);
  });

  test("can be ended by its cookie, and signing out twice is not an error", async () => {
    const api = serve();
    const token = await signIn(api);
    const cookie = { cookie: `skip_finder_admin=${token}` };
    expect((await api.post("/admin/logout", undefined, cookie)).status).toBe(200);
    expect((await api.post("/admin/logout", undefined, cookie)).status).toBe(200);
    expect((await api.get("/read", cookie)).status).toBe(401);
  });

  test("ends with all others when one of them signs out everywhere", async () => {
    const api = serve();
    const [first, second] = [await signIn(api), await signIn(api)];
    const everywhere = "/admin/logout?everywhere=true";
    for (const headers of [{}, bearer("stolen"), { cookie: `skip_finder_admin=${first}` }])
      expect((await api.post(everywhere, undefined, headers as Record<string, string>)).status).toBe(401);
    expect((await api.get("/admin/verify", bearer(second))).status).toBe(200);
    const out = await serve({ database: other }).post(everywhere, undefined, bearer(first));
    expect(out.status).toBe(200);
    expect(out.headers.get("set-cookie")).toMatch(/=;.*Max-Age=0/);
    for (const token of [first, second])
      expect((await api.get("/admin/verify", bearer(token))).status).toBe(401);
  });

  test("ends when the password is changed", async () => {
    const token = await signIn(serve());
    expect((await serve({ adminPassword: "new one" }).get("/admin/verify", bearer(token))).status).toBe(401);
  });
});

describe("routes of the administrator", () => {
  test("writing requires the bearer token; the cookie alone is not enough", async () => {
    const api = serve();
    const token = await signIn(api);
    expect((await api.post("/write", undefined, bearer(token))).status).toBe(200);
    expect((await api.post("/write", undefined, { cookie: `skip_finder_admin=${token}` })).status).toBe(401);
  });

  test("personal data can be read with the bearer token or the cookie, and is never cached", async () => {
    const api = serve();
    const token = await signIn(api);
    for (const headers of [bearer(token), { cookie: `skip_finder_admin=${token}` }]) {
      const answer = await api.get("/read", headers as Record<string, string>);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  test.each([
    {},
    { authorization: "Bearer" },
    { authorization: "Bearer nonsense" },
    { authorization: "Basic YWRtaW46eA==" },
    { cookie: "skip_finder_admin=nonsense" },
  ])("%j is refused", async (headers) => {
    const api = serve();
    for (const answer of [
      await api.get("/read", headers as Record<string, string>),
      await api.post("/write", {}, headers as Record<string, string>),
      await api.get("/admin/verify", headers as Record<string, string>),
    ]) {
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
      expect(answer.body.message).toMatch(/sign in/);
    }
  });

  test("a stored hash cannot be used as a token", async () => {
    const api = serve();
    await signIn(api);
    const [row] = await opened.database.select().from(adminSessions);
    expect((await api.get("/read", bearer(row?.tokenHash ?? ""))).status).toBe(401);
  });
});
