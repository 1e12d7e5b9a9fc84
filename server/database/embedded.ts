import { mkdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chooseAccount } from "./embedded/account.ts";
import { bePresent } from "./embedded/advisory-lease.ts";
import { findBinaries } from "./embedded/binaries.ts";
import { type Cluster, clusterFiles, DATABASE_USER } from "./embedded/cluster.ts";
import { createCluster } from "./embedded/create-cluster.ts";
import { ensureRunning } from "./embedded/ensure-running.ts";
import { explain, explainStart } from "./embedded/explain.ts";
import { findWay } from "./embedded/reach.ts";
import { tryConnection } from "./try-connection.ts";

const ATTEMPTS = 10;

export interface EmbeddedServer {
  /** Stays the same when the server has to be started again. */
  url: string;
  /** Takes leave of the server; the last process that does so stops it. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  log?: (line: string) => void;
}

/** Starts the PostgreSQL server in `dataDir`, or joins the one that runs there, and keeps it running. */
export async function startEmbedded({ dataDir, log = () => {} }: EmbeddedOptions): Promise<EmbeddedServer> {
  const cluster = await openCluster(resolve(dataDir), log);
  const url = await reach(cluster);
  const presence = bePresent({ cluster, url, log });
  await presence.ready;
  return { url, close: presence.leave };
}

/** The server's files, made at the first start. */
async function openCluster(dataDir: string, log: (line: string) => void): Promise<Cluster> {
  const folder = join(dataDir, "database");
  const binaries = await findBinaries();
  try {
    await mkdir(dataDir, { recursive: true });
    const account = await chooseAccount(folder);
    const run = await findWay(account, binaries.postgres, dataDir);
    if (!(await stat(folder).catch(() => null))) {
      log("Creating the embedded database ...");
      await createCluster({ folder, account, binaries, run });
    }
    return { ...clusterFiles(folder), binaries, run };
  } catch (error) {
    throw explain(`The embedded database in ${folder} could not be made`, error);
  }
}

/** Where the running server answers. One that another process is just stopping is started again. */
async function reach(cluster: Cluster): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const { port } = await ensureRunning(cluster);
    const url = await urlOf(cluster, port);
    try {
      await tryConnection(url);
      return url;
    } catch (error) {
      if (attempt === ATTEMPTS) throw await explainStart(cluster, error);
      await pause(100 * attempt);
    }
  }
}

async function urlOf({ passwordFile }: Cluster, port: number): Promise<string> {
  const password = (await readFile(passwordFile, "utf8")).trim();
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres?sslmode=disable`;
}
