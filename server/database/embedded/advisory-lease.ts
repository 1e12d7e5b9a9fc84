import { withConnection } from "../external.ts";
import { createReconnectingClient } from "../reconnecting-client.ts";
import type { EmbeddedCluster } from "./cluster.ts";
import { ensureRunning } from "./ensure-running.ts";
import { limitLog } from "./explain-error.ts";

const LEASE_LOCK = 7_351_001;
const LOG_CHECK_MS = 60_000;

interface AdvisoryLeaseOptions {
  cluster: EmbeddedCluster;
  url: string;
  log(line: string): void;
}

/** Holds `LEASE_LOCK` on a connection of its own. If the server dies, this connection breaks, and the server is started again. */
export function holdLease({ cluster, url, log }: AdvisoryLeaseOptions) {
  const client = createReconnectingClient(url, {
    onConnect: (connection) => connection.query("select pg_advisory_lock_shared($1)", [LEASE_LOCK]),
    onDisconnect: createRestart(cluster, Number(new URL(url).port), log),
  });
  const logCheck = setInterval(() => void limitLog(cluster.logFile).catch(() => {}), LOG_CHECK_MS).unref();
  return {
    ready: client.ready,
    release: async () => {
      clearInterval(logCheck);
      await client.close();
      await stopIfLast(cluster, url);
    },
  };
}

function createRestart(cluster: EmbeddedCluster, port: number, log: (line: string) => void) {
  let lastLine = "";
  const logOnce = (line: string) => {
    if (line !== lastLine) log(line);
    lastLine = line;
  };
  return async () => {
    try {
      const running = await ensureRunning(cluster, port);
      if (running.port !== port)
        logOnce("The embedded database has moved to another port. Restart this process, so that it follows.");
      else if (running.started) log("The embedded database had stopped and was started again.");
    } catch (error) {
      logOnce((error as Error).message);
    }
  };
}

/**
 * Stops the server if no other process holds `LEASE_LOCK`. A process that starts at this moment waits for the lock. It then loses
 * its connection and starts the server again.
 */
async function stopIfLast({ binaries, dataFolder, run }: EmbeddedCluster, url: string): Promise<void> {
  const stop = withConnection(url, async (client) => {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as alone", [LEASE_LOCK]);
    if (rows[0].alone) await run(binaries.pg_ctl, ["stop", "-D", dataFolder, "-m", "fast", "-w"]);
  });
  // After an error, the server has most likely stopped already.
  await stop.catch(() => {});
}
