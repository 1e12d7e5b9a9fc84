import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "./connect.ts";
import { startWatchdog } from "./connection-watchdog.ts";
import { startFaultyProxy } from "./testing/faulty-proxy.ts";
import { openTestDatabase } from "./testing/test-database.ts";

async function openThroughProxy() {
  const { url, close } = await openTestDatabase();
  onTestFinished(close);
  const proxy = await startFaultyProxy(url);
  onTestFinished(proxy.close);
  const database = connect(proxy.url);
  onTestFinished(() => database.$client.end());
  return { database, proxy };
}

const SELECT_ONE = sql`select 1 as one`;

test("a connection that breaks during a transaction fails only that transaction", async () => {
  const { database } = await openThroughProxy();
  const broken = database.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
  await expect(broken).rejects.toThrow("Failed query");
  expect((await database.execute(SELECT_ONE)).rows).toEqual([{ one: 1 }]);
});

test("the pool still has connections after many of them broke at the beginning of a transaction", async () => {
  const { database, proxy } = await openThroughProxy();
  proxy.breakAt("begin");
  const many = Array.from({ length: database.$client.options.max + 2 }, () =>
    database.transaction((tx) => tx.execute(SELECT_ONE)),
  );
  for (const result of await Promise.allSettled(many)) expect(result.status).toBe("rejected");
  proxy.restore();
  expect((await database.transaction((tx) => tx.execute(SELECT_ONE))).rows).toEqual([{ one: 1 }]);
});

test("a transaction whose first statement fails writes nothing, and its connection is used again", async () => {
  const { url, close } = await openTestDatabase();
  onTestFinished(close);
  const database = connect(url);
  onTestFinished(() => database.$client.end());
  const backend = sql`select pg_backend_pid() as pid`;
  const { rows: before } = await database.transaction((tx) => tx.execute(backend));
  const failed = database.transaction(async (tx) => {
    const first = tx.execute(sql`select 1 / 0`);
    const second = tx.execute(sql`create table half_written ()`);
    await Promise.all([first, second]);
  });
  await expect(failed).rejects.toThrow("Failed query");
  const { rows: written } = await database.execute(sql`select to_regclass('half_written') as written`);
  expect(written).toEqual([{ written: null }]);
  expect((await database.transaction((tx) => tx.execute(backend))).rows).toEqual(before);
});

test("queries to an unresponsive server fail, and slow queries to a responsive one are waited for", async () => {
  const { database, proxy } = await openThroughProxy();
  const watchdog = startWatchdog(database.$client, proxy.url, { everyMs: 20, timeoutMs: 150 });
  onTestFinished(watchdog.close);
  await watchdog.ready;
  await expect(database.execute(sql`select pg_sleep(0.5)`)).resolves.toBeDefined();
  proxy.fallSilent();
  await expect(database.execute(SELECT_ONE)).rejects.toThrow("Failed query");
  proxy.restore();
  await expect.poll(() => database.execute(SELECT_ONE).then(({ rows }) => rows)).toEqual([{ one: 1 }]);
});

test("a statement with values is prepared once on a connection", async () => {
  const { url, close } = await openTestDatabase();
  onTestFinished(close);
  const database = connect(url);
  onTestFinished(() => database.$client.end());
  const prepared = await database.transaction(async (tx) => {
    for (const value of [1, 2]) await tx.execute(sql`select ${value}::int as prepared_once`);
    const { rows } = await tx.execute(
      sql`select statement from pg_prepared_statements where statement like '%prepared_once%'`,
    );
    return rows;
  });
  expect(prepared).toEqual([{ statement: "select $1::int as prepared_once" }]);
});
