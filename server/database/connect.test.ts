import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "./connect.ts";
import { endWhenSilent } from "./connection-watchdog.ts";
import { openLine } from "./testing/test-line.ts";
import { openTestDatabase } from "./testing/testing.ts";

async function openOverLine() {
  const { url, close } = await openTestDatabase();
  onTestFinished(close);
  const line = await openLine(url);
  onTestFinished(line.close);
  const database = connect(line.url);
  onTestFinished(() => database.$client.end());
  return { database, line };
}

const one = sql`select 1 as one`;

test("a connection that breaks amid a transaction fails that transaction, and nothing else", async () => {
  const { database } = await openOverLine();
  const broken = database.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
  await expect(broken).rejects.toThrow("Failed query");
  expect((await database.execute(one)).rows).toEqual([{ one: 1 }]);
});

test("however many connections break as a transaction begins, the next one finds a connection", async () => {
  const { database, line } = await openOverLine();
  line.breakAt("begin");
  const many = Array.from({ length: database.$client.options.max + 2 }, () =>
    database.transaction((tx) => tx.execute(one)),
  );
  for (const result of await Promise.allSettled(many)) expect(result.status).toBe("rejected");
  line.restore();
  expect((await database.transaction((tx) => tx.execute(one))).rows).toEqual([{ one: 1 }]);
});

test("a server that falls silent fails what was asked of it, and a slow answer of a living one is waited for", async () => {
  const { database, line } = await openOverLine();
  const watch = endWhenSilent(database.$client, line.url, { everyMs: 20, timeoutMs: 150 });
  onTestFinished(watch.close);
  await watch.ready;
  await expect(database.execute(sql`select pg_sleep(0.5)`)).resolves.toBeDefined();
  line.fallSilent();
  await expect(database.execute(one)).rejects.toThrow("Failed query");
  line.restore();
  await expect.poll(() => database.execute(one).then(({ rows }) => rows)).toEqual([{ one: 1 }]);
});
