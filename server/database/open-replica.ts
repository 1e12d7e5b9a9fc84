import { sql } from "drizzle-orm";
import type { Database } from "./connect.ts";
import { connectWatching } from "./connection-watchdog.ts";
import { primaryPosition } from "./replica.ts";
import { DatabaseStartError } from "./start-error.ts";
import { withTimeout } from "./with-timeout.ts";

/** Connects to the operator's replica. One that does not answer may come later; another database never will do. */
export async function openReplica(url: string, primary: Database, say: (line: string) => void) {
  const { database: replica, close } = connectWatching(url);
  const { host } = new URL(url);
  const { system } = await primaryPosition(primary);
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
  say(`Replica: ${host}${found ? "" : ", which does not answer yet; the primary is read meanwhile"}`);
  return { replica, close };
}
