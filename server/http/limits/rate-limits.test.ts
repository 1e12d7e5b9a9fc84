import { sql } from "drizzle-orm";
import { Hono } from "hono";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { OUTER_NETWORK_FACTOR, RATE_LIMITS, type RateLimited } from "#contract/limits.ts";
import { connect, type Database } from "#server/database/connect.ts";
import { rateLimitCounters as counters } from "#server/database/tables/site.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { errorHandler, problem } from "../errors/errors.ts";
import { rateLimits } from "./rate-limits.ts";
import { createVisitorHash, networksReader } from "./visitor-address.ts";

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
beforeEach(() => opened.database.delete(counters));

/** The routes of one process. They answer with the status in the query. */
function serve(database: Database, factor = 1) {
  const visitorHashOf = createVisitorHash("secret", networksReader(1));
  const limit = rateLimits({ database, factor, visitorHashOf });
  const app = new Hono().onError(errorHandler(pino({ level: "silent" })));
  for (const kind of Object.keys(RATE_LIMITS) as RateLimited[]) {
    app.post(`/${kind}`, limit(kind), (c) => {
      const status = Number(c.req.query("status") ?? 201);
      if (status >= 400) throw problem(status as 400, "Refused");
      return c.json({}, status as 201);
    });
  }
  return async (path: string, from = "192.0.2.1") => {
    const response = await app.request(path, { method: "POST", headers: { "x-forwarded-for": from } });
    const retryAfter = response.headers.get("retry-after");
    return { status: response.status, retryAfter: Number(retryAfter), body: await response.json() };
  };
}

const times = async <Answer>(howMany: number, ask: () => Promise<Answer>) => {
  const answers: Answer[] = [];
  for (let done = 0; done < howMany; done++) answers.push(await ask());
  return answers;
};

describe("each kind of request has a limit per visitor", () => {
  test.each([
    [
      "quote",
      10,
      "You've reached the hourly limit for quote requests. Please try again in 60 minutes.",
      3600,
    ],
    ["review", 5, "You've reached the hourly limit for reviews. Please try again in 60 minutes.", 3600],
    [
      "lead",
      5,
      "You've reached the hourly limit for listing requests. Please try again in 60 minutes.",
      3600,
    ],
  ])("%s: %i an hour", async (kind, most, message, seconds) => {
    const post = serve(opened.database);
    for (const { status } of await times(most, () => post(`/${kind}`))) expect(status).toBe(201);
    const refused = await post(`/${kind}`);
    expect(refused).toMatchObject({ status: 429, body: { message } });
    expect(refused.retryAfter).toBeGreaterThan(seconds - 60);
    expect(refused.retryAfter).toBeLessThanOrEqual(seconds);
    expect((await post(`/${kind}`, "192.0.2.2")).status).toBe(201);
  });

  test("kinds are counted separately", async () => {
    const post = serve(opened.database);
    await times(5, () => post("/review"));
    expect((await post("/lead")).status).toBe(201);
  });
});

/** Addresses of different inner networks within one outer network. */
const OUTER_NETWORKS = {
  "an IPv6 /48": (at: number) => `2001:db8:50:${at.toString(16)}::1`,
  "an IPv4 /24": (at: number) => `192.0.2.${at % 256}`,
};

describe.each(Object.entries(OUTER_NETWORKS))("changing addresses of %s", (_, addressOf) => {
  // Derived from the table of limits, so that a new limit cannot do without the outer network.
  test.each(Object.keys(RATE_LIMITS) as RateLimited[])("are one visitor to the limit of %s", async (kind) => {
    const factor = 0.2;
    const most = RATE_LIMITS[kind].most * OUTER_NETWORK_FACTOR * factor;
    const path = kind === "login" ? "/login?status=401" : `/${kind}`;
    const post = serve(opened.database, factor);
    const statuses: number[] = [];
    // Spread so that no inner network reaches its own limit.
    for (let at = 0; at < most + 3; at += 1) statuses.push((await post(path, addressOf(at % 256))).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
    expect((await post(path, "198.51.100.1")).status).not.toBe(429);
  });
});

test("a request that the outer network's limit refuses is not counted for its inner network", async () => {
  const post = serve(opened.database);
  for (let at = 0; at < 26; at += 1) await post("/lead", `2001:db8:50:${at}::1`);
  const left = await opened.database.select({ hits: counters.hits }).from(counters);
  expect(
    left
      .filter(({ hits }) => hits > 0)
      .map(({ hits }) => hits)
      .sort((a, b) => a - b),
  ).toEqual([...Array(25).fill(1), 25]);
});

test("after five failed logins even the right password is refused for a while", async () => {
  const post = serve(opened.database);
  await times(4, () => post("/login?status=401"));
  expect((await post("/login?status=200")).status).toBe(200);
  expect((await post("/login?status=401")).status).toBe(401);
  expect(await post("/login?status=200")).toMatchObject({
    status: 429,
    body: { message: "Too many failed attempts to sign in. Please try again in 15 minutes." },
  });
});

test("a refused request does not count", async () => {
  const post = serve(opened.database);
  for (const status of [400, 404, 503]) await times(3, () => post(`/review?status=${status}`));
  for (const { status } of await times(5, () => post("/review"))) expect(status).toBe(201);
  expect((await post("/review")).status).toBe(429);
});

test.each([
  ["requests", 400],
  ["forms without script", 422],
])("above 60 invalid %s in an hour, these count too", async (_, invalid) => {
  const post = serve(opened.database);
  for (const { status } of await times(60 + 5, () => post(`/lead?status=${invalid}`)))
    expect(status).toBe(invalid);
  expect((await post(`/lead?status=${invalid}`)).status).toBe(429);
  expect((await post("/lead", "192.0.2.2")).status).toBe(201);
});

test("two processes share the limits, even for concurrent requests", async () => {
  const processes = [serve(opened.database), serve(other)];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => processes[at % 2]?.("/quote") ?? Promise.reject()),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

test("after an hour requests are accepted again, and closed windows are deleted", async () => {
  const post = serve(opened.database);
  await times(5, () => post("/lead"));
  await post("/lead", "192.0.2.9");
  await opened.database.update(counters).set({ resetsAt: sql`now() - interval '1 second'` });
  expect((await post("/lead")).status).toBe(201);
  const left = await opened.database.select({ hits: counters.hits }).from(counters);
  expect(left).toEqual([{ hits: 1 }, { hits: 1 }]);
});

test("a window opened while the clock was a day ahead does not last a day", async () => {
  const post = serve(opened.database);
  await times(5, () => post("/lead"));
  expect((await post("/lead")).status).toBe(429);
  await opened.database.update(counters).set({ resetsAt: sql`now() + interval '1 day'` });
  expect((await post("/lead")).status).toBe(201);
});

test("the factor multiplies every limit", async () => {
  const post = serve(opened.database, 1.5);
  const answers = await times(8, () => post("/review"));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
});

test("addresses are stored only as hashes", async () => {
  await serve(opened.database)("/quote", "198.51.100.23");
  const [row] = await opened.database.select().from(counters);
  expect(JSON.stringify(row)).not.toContain("198.51.100");
  expect(row?.visitor).toMatch(/^[\w-]{43}$/);
});

test("a write is refused while the database is down", async () => {
  const gone = connect("postgres://nobody@127.0.0.1:1/none");
  const answer = await serve(gone)("/quote");
  expect(answer.status).toBe(503);
  await gone.$client.end();
});
