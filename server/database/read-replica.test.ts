import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { connect, type Database } from "./connect.ts";
import { createReadReplica, openReplica } from "./read-replica.ts";
import { companies } from "./tables/companies.ts";
import { startReplicaPair } from "./testing/replica-pair.ts";

const COMPANY = { name: "Aire Skips", location: "Leeds", county: "West Yorkshire" };
const log = pino({ level: "silent" });

const pauseReplay = async (replica: Database) => {
  await replica.execute(sql`select pg_wal_replay_pause()`);
  const { rows } = await replica.execute<{ state: string }>(
    sql`select pg_get_wal_replay_pause_state() as state`,
  );
  return rows[0]?.state;
};
const resumeReplay = (replica: Database) => replica.execute(sql`select pg_wal_replay_resume()`);
const count = (database: Database) => database.$count(companies);

test("reads use the replica while it is up to date, and the primary while the replica lags, fails or is down", async () => {
  const { primary, replica, killReplica } = await startReplicaPair();
  const { pickDatabase, read, lag } = createReadReplica({ primary, replica, log });

  await primary.insert(companies).values(COMPANY);
  await expect.poll(pickDatabase).toBe(replica);
  expect(await read(count)).toBe(1);
  await expect.poll(lag).toEqual({ up: true, bytes: 0, seconds: 0 });

  const broken = async (database: Database) => {
    if (database === replica) throw new Error("canceling statement due to conflict with recovery");
    return "read";
  };
  expect(await read(broken)).toBe("read");

  await expect.poll(() => pauseReplay(replica)).toBe("paused");
  await primary.insert(companies).values(COMPANY);
  expect(await count(replica)).toBe(1);
  expect(await read(count)).toBe(2);
  expect(await lag()).toEqual({
    up: true,
    bytes: expect.toSatisfy((bytes) => bytes > 0),
    seconds: expect.any(Number),
  });

  await resumeReplay(replica);
  await expect.poll(pickDatabase).toBe(replica);
  killReplica();
  expect(await read(count)).toBe(2);
  // A connection that is still open can answer one more query after the replica was killed.
  await expect.poll(lag).toEqual({ up: false, bytes: null, seconds: null });
}, 90_000);

test("only a replica of the same database is accepted, and its lag is unknown without the primary", async () => {
  const { primary, primaryUrl, replica, replicaUrl } = await startReplicaPair();
  const logged: string[] = [];
  const { close } = await openReplica(replicaUrl, primary, (line) => logged.push(line));
  await close();
  expect(logged).toEqual([`Replica: ${new URL(replicaUrl).host}`]);
  await expect(openReplica(primaryUrl, primary, () => {})).rejects.toThrow(/is not a streaming replica/);

  const gone = connect(primaryUrl.replace(/:\d+\/postgres/, ":1/postgres"));
  onTestFinished(() => gone.$client.end());
  const { lag: unknown } = createReadReplica({ primary: gone, replica, log });
  expect(await unknown()).toEqual({ up: true, bytes: null, seconds: null });

  await replica.execute(sql`select pg_promote()`);
  const { pickDatabase, lag } = createReadReplica({ primary, replica, log });
  expect(await pickDatabase()).toBe(primary);
  expect(await lag()).toMatchObject({ up: false });
}, 90_000);
