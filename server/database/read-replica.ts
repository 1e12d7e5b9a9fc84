import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "./connect.ts";
import { hasReplayed, type ReplicaLag, readLag, walPosition } from "./replica.ts";

/** How long a read waits for the replica to catch up before it uses the primary. */
const CATCH_UP_MS = 500;
const POLL_MS = 20;

export type ReadReplica = ReturnType<typeof createReadReplica>;

interface Servers {
  primary: Database;
  replica: Database | null;
  log: Pick<Logger, "warn">;
}

/** Routes large reads to the replica while it holds everything committed, and to the primary otherwise. */
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
    /** Runs `query` on the picked database. If it fails on the replica, it is repeated on the primary. */
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
