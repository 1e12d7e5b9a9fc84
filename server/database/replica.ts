import { sql } from "drizzle-orm";
import type { Database } from "./connect.ts";
import { withTimeout } from "./with-timeout.ts";

export interface ReplicaLag {
  up: boolean;
  /** What the primary has written and the replica not yet replayed; null while one of them does not answer. */
  bytes: number | null;
  /** Age of the last change the replica has; 0 when it has everything. */
  seconds: number | null;
}

/** A place in the primary's log, in the primary's own history. */
interface Position {
  lsn: string;
  system: string;
}

/** Everything committed by now lies before it. */
export async function primaryPosition(primary: Database): Promise<Position> {
  const { rows } = await primary.execute<{ lsn: string; system: string }>(
    sql`select pg_current_wal_insert_lsn() as lsn, system_identifier as system from pg_control_system()`,
  );
  const [position] = rows;
  if (!position) throw new Error("The primary does not say where it is");
  return position;
}

/** False also for a server that has become a primary itself, or never was a replica of this one. */
export async function replicaHas(replica: Database, { lsn, system }: Position): Promise<boolean> {
  const { rows } = await replica.execute<{ has: boolean | null }>(
    sql`select pg_is_in_recovery() and system_identifier = ${system}::bigint
          and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as has from pg_control_system()`,
  );
  return rows[0]?.has === true;
}

const UNKNOWN: ReplicaLag = { up: false, bytes: null, seconds: null };

/** Answers in time, whatever the two servers do. */
export async function readLag({ primary, replica }: { primary: Database; replica: Database }) {
  const position = await withTimeout(primaryPosition(primary));
  return (await withTimeout(lagBehind(replica, position))) ?? UNKNOWN;
}

async function lagBehind(replica: Database, position: Position | null): Promise<ReplicaLag> {
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
  // On a quiet primary the last change is old although nothing is missing.
  return { up: true, bytes: Math.max(0, bytes), seconds: bytes <= 0 ? 0 : seconds && Math.max(0, seconds) };
}
