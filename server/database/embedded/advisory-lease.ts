import pg from "pg";
import { holdConnection } from "../reconnecting-client.ts";
import type { Cluster } from "./cluster.ts";
import { ensureRunning } from "./ensure-running.ts";
import { limitLog } from "./server-log.ts";

/** The advisory lock every process shares while it uses the server. */
const PRESENCE = 7_351_001;
const LOG_CHECK_MS = 60_000;

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
    lost: reviver(cluster, Number(new URL(url).port), log),
  });
  const logCheck = setInterval(() => void limitLog(cluster.logFile).catch(() => {}), LOG_CHECK_MS).unref();
  return {
    ready: held.ready,
    leave: async () => {
      clearInterval(logCheck);
      await held.close();
      await stopIfLast(cluster, url);
    },
  };
}

/** Starts the server again where it was, and says once why it cannot. */
function reviver(cluster: Cluster, port: number, log: (line: string) => void) {
  let said = "";
  const say = (line: string) => {
    if (line !== said) log(line);
    said = line;
  };
  return async () => {
    try {
      const running = await ensureRunning(cluster, port);
      if (running.port !== port)
        say("The embedded database has moved to another port. Restart this process, so that it follows.");
      else if (running.started) log("The embedded database had stopped and was started again.");
    } catch (error) {
      say((error as Error).message);
    }
  };
}

/** Who gets the lock alone is the last one. A process that joins now waits for the lock, and finds the server gone. */
async function stopIfLast({ binaries, dataFolder, run }: Cluster, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // The server's own farewell.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select pg_try_advisory_lock($1) as alone", [PRESENCE]);
    if (rows[0].alone) await run(binaries.pg_ctl, ["stop", "-D", dataFolder, "-m", "fast", "-w"]);
  } catch {
    // It is down already.
  } finally {
    await client.end().catch(() => {});
  }
}
