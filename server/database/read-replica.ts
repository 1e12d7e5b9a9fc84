import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "./connect.ts";
import { primaryPosition, type ReplicaLag, readLag, replicaHas } from "./replica.ts";

/** How long a reading waits for the replica before it asks the primary instead. */
const PATIENCE_MS = 500;
const LOOK_AGAIN_MS = 20;

/** Where much is read at once: from the replica if it holds everything committed so far, else from the primary. */
export interface LargeReads {
  source(): Promise<Database>;
  /** Should the replica fail meanwhile, the primary is read. */
  read<Result>(reading: (database: Database) => Promise<Result>): Promise<Result>;
  /** Null without a replica. */
  lag(): Promise<ReplicaLag | null>;
}

interface Servers {
  primary: Database;
  replica: Database | null;
  log: Pick<Logger, "warn">;
}

export function createLargeReads({ primary, replica, log }: Servers): LargeReads {
  const toPrimary = (reason: string, error?: unknown) => {
    log.warn({ ...(error ? { err: error } : {}) }, `The primary is read instead of the replica: ${reason}`);
    return primary;
  };

  async function source(): Promise<Database> {
    if (!replica) return primary;
    const position = await primaryPosition(primary);
    const end = new AbortController();
    const late = pause(PATIENCE_MS, false, { signal: end.signal }).catch(() => false);
    try {
      const caughtUp = await Promise.race([untilTrue(() => replicaHas(replica, position), end.signal), late]);
      return caughtUp ? replica : toPrimary("it has not caught up");
    } catch (error) {
      return toPrimary("it does not answer", error);
    } finally {
      end.abort();
    }
  }

  return {
    source,
    async read(reading) {
      const database = await source();
      if (database === primary) return reading(primary);
      return reading(database).catch((error: unknown) => reading(toPrimary("it failed", error)));
    },
    lag: async () => replica && readLag({ primary, replica }),
  };
}

async function untilTrue(look: () => Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await look()) return true;
    await pause(LOOK_AGAIN_MS);
  }
  return false;
}
