import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { EmbeddedCluster } from "./cluster.ts";
import { explainStartError } from "./explain-error.ts";
import { canConnect } from "./ports.ts";
import { type Postmaster, readPostmaster } from "./postmaster.ts";
import { START_TIMEOUT_SECONDS, startServer } from "./start-server.ts";

const ATTEMPTS = 5;

interface RunningServer {
  port: number;
  /** True if this call started the server. */
  started: boolean;
}

/**
 * Starts the server unless it is running. With `port` the started server must use that port, so that open pools can reconnect.
 * Without `port` it uses its last port if that is free, otherwise another port.
 */
export async function ensureRunning(cluster: EmbeddedCluster, port?: number): Promise<RunningServer> {
  const deadline = Date.now() + START_TIMEOUT_SECONDS * 1000;
  let started = false;
  let failures = 0;
  let failure: unknown = new Error("It is neither ready nor gone.");
  while (failures < ATTEMPTS && Date.now() < deadline) {
    const postmaster = await readPostmaster(cluster.dataFolder);
    if (postmaster?.state === "living") {
      if (await accepts(postmaster)) return { port: postmaster.port, started };
      // Another process may be starting or stopping the server.
      await pause(50);
      continue;
    }
    // The process id belongs to another program now. PostgreSQL would take that program for a running server.
    if (postmaster?.state === "foreign")
      await rm(join(cluster.dataFolder, "postmaster.pid"), { force: true });
    try {
      await startServer(cluster, port);
      started = true;
    } catch (error) {
      failures += 1;
      failure = error;
      // Another process may have started the server first, or processes of the dead server still run.
      await pause(200 * failures);
    }
  }
  throw await explainStartError(cluster, failure);
}

const accepts = async ({ ready, port }: Postmaster) => ready && (await canConnect(port));
