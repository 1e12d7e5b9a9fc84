import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { connect, type Database } from "./connect.ts";
import { openReplica } from "./open-replica.ts";
import { createLargeReads } from "./read-replica.ts";
import { companies } from "./tables.ts";
import { openPair } from "./testing/test-replica.ts";

const FIRM = { name: "Aire Skips", location: "Leeds", county: "West Yorkshire" };
const log = pino({ level: "silent" });

const pause = async (replica: Database) => {
  await replica.execute(sql`select pg_wal_replay_pause()`);
  const { rows } = await replica.execute<{ state: string }>(
    sql`select pg_get_wal_replay_pause_state() as state`,
  );
  return rows[0]?.state;
};
const goOn = (replica: Database) => replica.execute(sql`select pg_wal_replay_resume()`);
const count = (database: Database) => database.$count(companies);

test("the replica is read when it has everything, and the primary while it has not, fails or does not answer", async () => {
  const { primary, replica, killReplica } = await openPair();
  const { source, read, lag } = createLargeReads({ primary, replica, log });

  await primary.insert(companies).values(FIRM);
  await expect.poll(source).toBe(replica);
  expect(await read(count)).toBe(1);
  await expect.poll(lag).toEqual({ up: true, bytes: 0, seconds: 0 });

  const broken = async (database: Database) => {
    if (database === replica) throw new Error("canceling statement due to conflict with recovery");
    return "read";
  };
  expect(await read(broken)).toBe("read");

  await expect.poll(() => pause(replica)).toBe("paused");
  await primary.insert(companies).values(FIRM);
  expect(await count(replica)).toBe(1);
  expect(await read(count)).toBe(2);
  expect(await lag()).toEqual({
    up: true,
    bytes: expect.toSatisfy((bytes) => bytes > 0),
    seconds: expect.any(Number),
  });

  await goOn(replica);
  await expect.poll(source).toBe(replica);
  killReplica();
  expect(await read(count)).toBe(2);
  // Its connections may answer a last time.
  await expect.poll(lag).toEqual({ up: false, bytes: null, seconds: null });
}, 90_000);

test("only a replica of this very database is taken for one, and its lag is unknown without the primary", async () => {
  const { primary, primaryUrl, replica, replicaUrl } = await openPair();
  const said: string[] = [];
  const { close } = await openReplica(replicaUrl, primary, (line) => said.push(line));
  await close();
  expect(said).toEqual([`Replica: ${new URL(replicaUrl).host}`]);
  await expect(openReplica(primaryUrl, primary, () => {})).rejects.toThrow(/is not a streaming replica/);

  const gone = connect(primaryUrl.replace(/:\d+\/postgres/, ":1/postgres"));
  onTestFinished(() => gone.$client.end());
  const { lag: unknown } = createLargeReads({ primary: gone, replica, log });
  expect(await unknown()).toEqual({ up: true, bytes: null, seconds: null });

  await replica.execute(sql`select pg_promote()`);
  const { source, lag } = createLargeReads({ primary, replica, log });
  expect(await source()).toBe(primary);
  expect(await lag()).toMatchObject({ up: false });
}, 90_000);
