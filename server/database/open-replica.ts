import { sql } from "drizzle-orm";
import { type Database, DatabaseStartError } from "./connect.ts";
import { connectWithWatchdog, withTimeout } from "./connection-watchdog.ts";
import { walPosition } from "./read-replica.ts";

/** Accepts a server that does not answer yet. Refuses a server that answers but is no replica of the primary. */
export async function openReplica(url: string, primary: Database, log: (line: string) => void) {
  const { database: replica, close } = connectWithWatchdog(url);
  const { host } = new URL(url);
  const { system } = await walPosition(primary);
  const found = await withTimeout(
    replica.execute<{ follows: boolean }>(
      sql`select pg_is_in_recovery() and system_identifier = ${system}::bigint as follows from pg_control_system()`,
    ),
  );
  if (found?.rows[0]?.follows === false) {
    await close();
    throw new DatabaseStartError(
      `The server at ${host} in DATABASE_REPLICA_URL is not a streaming replica of the one in DATABASE_URL.`,
    );
  }
  log(`Replica: ${host}${found ? "" : ", which does not answer yet; the primary is read meanwhile"}`);
  return { replica, close };
}
