import { mkdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chooseAccount } from "./embedded/account.ts";
import { findBinaries } from "./embedded/binaries.ts";
import { type Cluster, clusterFiles, DATABASE_USER } from "./embedded/cluster.ts";
import { createCluster } from "./embedded/create-cluster.ts";
import { ensureRunning } from "./embedded/ensure-running.ts";
import { bePresent } from "./embedded/presence.ts";
import { findWay } from "./embedded/reach.ts";

export interface EmbeddedServer {
  /** Stays the same when the server has to be started again. */
  url: string;
  /** Where the server writes what happens to it. */
  logFile: string;
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
  const port = await ensureRunning(cluster, true);
  const password = (await readFile(cluster.passwordFile, "utf8")).trim();
  const url = `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres`;
  const presence = bePresent({ cluster, url, log });
  await presence.ready;
  return { url, logFile: cluster.logFile, close: presence.leave };
}

/** The server's files, made at the first start. */
async function openCluster(dataDir: string, log: (line: string) => void): Promise<Cluster> {
  const folder = join(dataDir, "database");
  await mkdir(dataDir, { recursive: true });
  const binaries = await findBinaries();
  const account = await chooseAccount(folder);
  const run = await findWay(account, binaries.postgres, dataDir);
  if (!(await stat(folder).catch(() => null))) {
    log("Creating the embedded database ...");
    await createCluster({ folder, account, binaries, run });
  }
  return { ...clusterFiles(folder), binaries, run };
}
