import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { type Database, DatabaseStartError } from "./connect.ts";
import { connectWithWatchdog, withTimeout } from "./connection-watchdog.ts";

const CATCH_UP_MS = 500;
const POLL_MS = 20;

export type ReadReplica = ReturnType<typeof createReadReplica>;

interface Servers {
  primary: Database;
  replica: Database | null;
  log: Pick<Logger, "warn">;
}

/**
 * Routes large reads to the replica. Uses the primary if there is no replica, if the replica fails, or if it has not caught up
 * within `CATCH_UP_MS`.
 */
export function createReadReplica({ primary, replica, log }: Servers) {
  const fallBack = (reason: string, error?: unknown) => {
    log.warn({ ...(error ? { err: error } : {}) }, `The primary is read instead of the replica: ${reason}`);
    return primary;
  };

  async function pickDatabase(): Promise<Database> {
    if (!replica) return primary;
    const position = await walPosition(primary);
    try {
      const timeout = pause(CATCH_UP_MS, false, { ref: false });
      return (await Promise.race([catchesUp(replica, position), timeout]))
        ? replica
        : fallBack("it has not caught up");
    } catch (error) {
      return fallBack("it does not answer", error);
    }
  }

  return {
    pickDatabase,
    async read<Result>(query: (database: Database) => Promise<Result>): Promise<Result> {
      const database = await pickDatabase();
      if (database === primary) return query(primary);
      return query(database).catch((error: unknown) => query(fallBack("it failed", error)));
    },
    lag: async (): Promise<ReplicaLag | null> => replica && readLag({ primary, replica }),
  };
}

async function catchesUp(replica: Database, position: WalPosition): Promise<boolean> {
  const end = performance.now() + CATCH_UP_MS;
  while (performance.now() < end) {
    const { follows, bytes } = await stateOf(replica, position);
    if (follows && bytes !== null && bytes <= 0) return true;
    await pause(POLL_MS);
  }
  return false;
}

export interface ReplicaLag {
  /** True if the replica answers and follows the primary. If the primary does not answer, a replica of any server counts. */
  up: boolean;
  /** Bytes of WAL that the replica has not replayed yet. Null if `up` is false or if the primary does not answer. */
  bytes: number | null;
  /**
   * Seconds since the last replayed change, or 0 if the replica has everything. Null if `bytes` is null or if nothing was
   * replayed yet.
   */
  seconds: number | null;
}

type WalPosition = { lsn: string; system: string };

async function walPosition(primary: Database): Promise<WalPosition> {
  const { rows } = await primary.execute<WalPosition>(
    sql`select pg_current_wal_insert_lsn() as lsn, system_identifier as system from pg_control_system()`,
  );
  const [position] = rows;
  if (!position) throw new Error("The primary does not report its WAL position");
  return position;
}

type ReplicaState = { follows: boolean; bytes: number | null; seconds: number | null };

/** `follows`: the server is a replica of the primary. Without a position, a replica of any server counts. */
async function stateOf(replica: Database, position: WalPosition | null): Promise<ReplicaState> {
  const { rows } = await replica.execute<ReplicaState>(
    sql`select pg_is_in_recovery() and system_identifier = coalesce(${position?.system ?? null}::bigint, system_identifier)
            as follows,
          (${position?.lsn ?? null}::pg_lsn - pg_last_wal_replay_lsn())::float as bytes,
          extract(epoch from now() - pg_last_xact_replay_timestamp())::float as seconds
        from pg_control_system()`,
  );
  return rows[0] ?? { follows: false, bytes: null, seconds: null };
}

async function readLag({ primary, replica }: { primary: Database; replica: Database }): Promise<ReplicaLag> {
  const position = await withTimeout(walPosition(primary));
  const state = await withTimeout(stateOf(replica, position));
  if (!state?.follows) return { up: false, bytes: null, seconds: null };
  const { bytes, seconds } = state;
  if (bytes === null) return { up: true, bytes, seconds: null };
  // If the primary writes little, the last change is old although the replica has everything.
  return { up: true, bytes: Math.max(0, bytes), seconds: bytes <= 0 ? 0 : seconds && Math.max(0, seconds) };
}

/** Accepts a server that does not answer yet. Refuses a server that answers but is no replica of the primary. */
export async function openReplica(url: string, primary: Database, log: (line: string) => void) {
  const { database: replica, close } = connectWithWatchdog(url);
  const { host } = new URL(url);
  const found = await withTimeout(stateOf(replica, await walPosition(primary)));
  if (found?.follows === false) {
    await close();
    throw new DatabaseStartError(
      `The server at ${host} in DATABASE_REPLICA_URL is not a streaming replica of the one in DATABASE_URL.`,
    );
  }
  log(`Replica: ${host}${found ? "" : ", which does not answer yet; the primary is read meanwhile"}`);
  return { replica, close };
}
