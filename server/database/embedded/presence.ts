import pg from "pg";
import { holdConnection } from "../held-connection.ts";
import type { Cluster } from "./cluster.ts";
import { ensureRunning } from "./ensure-running.ts";

/** The advisory lock every process shares while it uses the server. */
const PRESENCE = 7_351_001;

export interface Presence {
  ready: Promise<void>;
  leave(): Promise<void>;
}

export interface PresenceOptions {
  cluster: Cluster;
  url: string;
  log(line: string): void;
}

/**
 * Says to others that this process uses the server, by a connection that holds a shared lock. That connection breaks at
 * once when the server dies, which is then started again.
 */
export function bePresent({ cluster, url, log }: PresenceOptions): Presence {
  const held = holdConnection(url, {
    connected: (client) => client.query("select pg_advisory_lock_shared($1)", [PRESENCE]),
    lost: () => startAgain(cluster, log),
  });
  return {
    ready: held.ready,
    leave: async () => {
      await held.close();
      await stopIfLast(cluster, url);
    },
  };
}

async function startAgain(cluster: Cluster, log: (line: string) => void): Promise<void> {
  try {
    await ensureRunning(cluster, false);
  } catch (error) {
    log((error as Error).message);
  }
}

/** Who gets the lock alone is the last one. A process that joins now waits for the lock, and finds the server gone. */
async function stopIfLast({ binaries, dataFolder, run }: Cluster, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // The server's own farewell.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select pg_try_advisory_lock($1) as alone", [PRESENCE]);
    if (rows[0].alone) await run(binaries.pg_ctl, ["-D", dataFolder, "-m", "fast", "-w", "stop"]);
  } catch {
    // It is down already.
  } finally {
    await client.end().catch(() => {});
  }
}
