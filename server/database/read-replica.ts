import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "./connect.ts";
import { withTimeout } from "./connection-watchdog.ts";

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
    const end = new AbortController();
    const timeout = pause(CATCH_UP_MS, false, { signal: end.signal }).catch(() => false);
    try {
      const caughtUp = pollUntilTrue(() => hasReplayed(replica, position), end.signal);
      return (await Promise.race([caughtUp, timeout])) ? replica : fallBack("it has not caught up");
    } catch (error) {
      return fallBack("it does not answer", error);
    } finally {
      end.abort();
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

async function pollUntilTrue(check: () => Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await check()) return true;
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

interface WalPosition {
  lsn: string;
  system: string;
}

export async function walPosition(primary: Database): Promise<WalPosition> {
  const { rows } = await primary.execute<{ lsn: string; system: string }>(
    sql`select pg_current_wal_insert_lsn() as lsn, system_identifier as system from pg_control_system()`,
  );
  const [position] = rows;
  if (!position) throw new Error("The primary does not report its WAL position");
  return position;
}

async function hasReplayed(replica: Database, { lsn, system }: WalPosition): Promise<boolean> {
  const { rows } = await replica.execute<{ replayed: boolean | null }>(
    sql`select pg_is_in_recovery() and system_identifier = ${system}::bigint
          and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as replayed from pg_control_system()`,
  );
  return rows[0]?.replayed === true;
}

const UNKNOWN: ReplicaLag = { up: false, bytes: null, seconds: null };

async function readLag({ primary, replica }: { primary: Database; replica: Database }) {
  const position = await withTimeout(walPosition(primary));
  return (await withTimeout(lagBehind(replica, position))) ?? UNKNOWN;
}

async function lagBehind(replica: Database, position: WalPosition | null): Promise<ReplicaLag> {
  const { rows } = await replica.execute<{
    isReplica: boolean;
    bytes: number | null;
    seconds: number | null;
  }>(
    sql`select pg_is_in_recovery() and system_identifier = coalesce(${position?.system ?? null}::bigint, system_identifier)
            as "isReplica",
          (${position?.lsn ?? null}::pg_lsn - pg_last_wal_replay_lsn())::float as bytes,
          extract(epoch from now() - pg_last_xact_replay_timestamp())::float as seconds
        from pg_control_system()`,
  );
  const [row] = rows;
  if (!row?.isReplica) return UNKNOWN;
  const { bytes, seconds } = row;
  if (bytes === null) return { up: true, bytes, seconds: null };
  // If the primary writes little, the last change is old although the replica has everything.
  return { up: true, bytes: Math.max(0, bytes), seconds: bytes <= 0 ? 0 : seconds && Math.max(0, seconds) };
}
