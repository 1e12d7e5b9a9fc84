import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "./connect.ts";
import { hasReplayed, type ReplicaLag, readLag, walPosition } from "./replica.ts";

/** How long a read waits for the replica to catch up before it uses the primary. */
const CATCH_UP_MS = 500;
const POLL_MS = 20;

/** Routes large reads to the replica while it holds everything committed, and to the primary otherwise. */
export interface ReadReplica {
  pickDatabase(): Promise<Database>;
  /** Runs `query` on the picked database. If it fails on the replica, it is repeated on the primary. */
  read<Result>(query: (database: Database) => Promise<Result>): Promise<Result>;
  /** Returns null if no replica is configured. */
  lag(): Promise<ReplicaLag | null>;
}

interface Servers {
  primary: Database;
  replica: Database | null;
  log: Pick<Logger, "warn">;
}

export function createReadReplica({ primary, replica, log }: Servers): ReadReplica {
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
    async read(query) {
      const database = await pickDatabase();
      if (database === primary) return query(primary);
      return query(database).catch((error: unknown) => query(fallBack("it failed", error)));
    },
    lag: async () => replica && readLag({ primary, replica }),
  };
}

async function pollUntilTrue(check: () => Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await check()) return true;
    await pause(POLL_MS);
  }
  return false;
}
