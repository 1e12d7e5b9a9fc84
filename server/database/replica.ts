import { sql } from "drizzle-orm";
import type { Database } from "./connect.ts";
import { withTimeout } from "./connection-watchdog.ts";

export interface ReplicaLag {
  /** If the primary does not answer, a replica of any server counts. */
  up: boolean;
  /** WAL that the replica has not replayed. Null if `up` is false or the primary does not answer. */
  bytes: number | null;
  /** Age of the last replayed change; 0 if the replica has everything. Null if `bytes` is null or nothing was replayed yet. */
  seconds: number | null;
}

/** A position in a server's write-ahead log (WAL), with the id of the database cluster it belongs to. */
interface WalPosition {
  lsn: string;
  system: string;
}

/** The current end of the primary's WAL: everything committed so far lies before it. */
export async function walPosition(primary: Database): Promise<WalPosition> {
  const { rows } = await primary.execute<{ lsn: string; system: string }>(
    sql`select pg_current_wal_insert_lsn() as lsn, system_identifier as system from pg_control_system()`,
  );
  const [position] = rows;
  if (!position) throw new Error("The primary does not report its WAL position");
  return position;
}

/** Returns true if the replica has replayed the position. False for a server of another cluster, or one promoted to primary. */
export async function hasReplayed(replica: Database, { lsn, system }: WalPosition): Promise<boolean> {
  const { rows } = await replica.execute<{ replayed: boolean | null }>(
    sql`select pg_is_in_recovery() and system_identifier = ${system}::bigint
          and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as replayed from pg_control_system()`,
  );
  return rows[0]?.replayed === true;
}

const UNKNOWN: ReplicaLag = { up: false, bytes: null, seconds: null };

/** Reads how far the replica is behind the primary. Never waits longer than the timeouts of the two queries. */
export async function readLag({ primary, replica }: { primary: Database; replica: Database }) {
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
