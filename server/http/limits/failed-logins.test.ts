import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rateLimitCounters as counters } from "#server/database/tables/site.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { createFailedLogins } from "./rate-limits.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(() => opened.database.delete(counters));

/** One process, with records of its waits, counts and log lines. */
function start(factor = 1) {
  const waited: number[] = [];
  const logged: Record<string, unknown>[] = [];
  let counted = 0;
  const failedLogins = createFailedLogins({
    database: opened.database,
    log: pino({ base: null, timestamp: false }, { write: (line: string) => logged.push(JSON.parse(line)) }),
    factor,
    count: () => {
      counted += 1;
    },
    wait: async (milliseconds) => waited.push(milliseconds),
  });
  const fail = async (times: number) => {
    for (let done = 0; done < times; done += 1) await failedLogins.add(`network ${done}`);
  };
  return { ...failedLogins, fail, waited, logged, counted: () => counted };
}

test("distributed password guessing: after 100 failures from any networks every login waits a second", async () => {
  const [first, second] = [start(), start()];
  await first.fail(99);
  await second.slowDown();
  expect(second.waited).toEqual([]);
  await first.fail(1);
  await first.slowDown();
  await second.slowDown();
  expect([...first.waited, ...second.waited]).toEqual([1_000, 1_000]);
});

test("logins are fast again after the hour", async () => {
  const { fail, slowDown, waited } = start();
  await fail(120);
  await opened.database.update(counters).set({ resetsAt: sql`now()` });
  await slowDown();
  expect(waited).toEqual([]);
});

test("failures counted while the clock was a day ahead slow nothing down", async () => {
  const { fail, slowDown, waited } = start();
  await fail(120);
  await opened.database.update(counters).set({ resetsAt: sql`now() + interval '1 day'` });
  await slowDown();
  expect(waited).toEqual([]);
});

test("the factor multiplies the number of failures", async () => {
  const { fail, slowDown, waited } = start(0.03);
  await fail(2);
  await slowDown();
  expect(waited).toEqual([]);
  await fail(1);
  await slowDown();
  expect(waited).toEqual([1_000]);
});

test("each failure is logged with nothing but the hash of its network, and counted", async () => {
  const { fail, logged, counted } = start();
  await fail(2);
  expect(logged).toEqual([
    { level: 40, visitor: "network 0", msg: "Login failed" },
    { level: 40, visitor: "network 1", msg: "Login failed" },
  ]);
  expect(counted()).toBe(2);
});
