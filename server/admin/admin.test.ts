import { sql } from "drizzle-orm";
import { Hono } from "hono";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connect, type Database } from "#server/database/connect.ts";
import { adminSessions, rateLimitCounters as counters } from "#server/database/tables.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { answerErrors } from "#server/http/errors/errors.ts";
import { rateLimits } from "#server/http/limits/rate-limits.ts";
import { createAdmin } from "./admin.ts";
import { createGuards } from "./guards.ts";
import { adminRoutes } from "./http.ts";

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

/** Simulates one process with protected routes. */
function serve({
  database = opened.database,
  adminPassword = PASSWORD,
  publicUrl = "http://localhost:3000",
} = {}) {
  const admin = createAdmin({ database, adminPassword });
  const guards = createGuards(admin);
  const limit = rateLimits({ database, factor: 1, trustProxy: 0, signingSecret: "secret" });
  const api = new Hono()
    .onError(answerErrors(pino({ level: "silent" })))
    .route("/admin", adminRoutes({ admin, guards, limitLogins: limit("login"), publicUrl }))
    .get("/personal", guards.bearerOrCookie, (c) => c.json("personal"))
    .post("/write", guards.bearer, (c) => c.json("written"));
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await api.request(path, init);
    const body = await response.json();
    return { status: response.status, headers: response.headers, body };
  };
  return {
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

  test("the cookie is restricted to https if the site uses https", async () => {
    const api = serve({ publicUrl: "https://skips.example" });
    const { headers } = await api.post("/admin/login", { password: PASSWORD });
    expect(headers.get("set-cookie")).toContain("Secure");
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
    expect((await api.get("/personal", cookie)).status).toBe(401);
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
      const answer = await api.get("/personal", headers as Record<string, string>);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
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
      await api.get("/personal", headers as Record<string, string>),
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
    expect((await api.get("/personal", bearer(row?.tokenHash ?? ""))).status).toBe(401);
  });
});
