import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { explainStart } from "./explain.ts";
import { canConnect } from "./ports.ts";
import { type Postmaster, readPostmaster } from "./postmaster.ts";
import { START_TIMEOUT_SECONDS, startServer } from "./start-server.ts";

const ATTEMPTS = 5;

export interface Running {
  port: number;
  /** Whether this call started it. */
  started: boolean;
}

/**
 * Starts the server unless it runs. With `port` it comes back where it was, so that connections heal by themselves;
 * without, it may move to a free one.
 */
export async function ensureRunning(cluster: Cluster, port?: number): Promise<Running> {
  const deadline = Date.now() + START_TIMEOUT_SECONDS * 1000;
  let started = false;
  let failures = 0;
  let failure: unknown = new Error("It is neither ready nor gone.");
  while (failures < ATTEMPTS && Date.now() < deadline) {
    const postmaster = await readPostmaster(cluster.dataFolder);
    if (postmaster?.state === "living") {
      if (await accepts(postmaster)) return { port: postmaster.port, started };
      // Another process may be starting or stopping it: look again.
      await pause(50);
      continue;
    }
    // PostgreSQL would take whatever has the number now for a living server.
    if (postmaster?.state === "foreign")
      await rm(join(cluster.dataFolder, "postmaster.pid"), { force: true });
    try {
      await startServer(cluster, port);
      started = true;
    } catch (error) {
      failures += 1;
      failure = error;
      // Another start may have been first, or the dead server's last processes are still going.
      await pause(200 * failures);
    }
  }
  throw await explainStart(cluster, failure);
}

const accepts = async ({ ready, port }: Postmaster) => ready && (await canConnect(port));
