import { execFileSync } from "node:child_process";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { connect } from "../connect.ts";
import { chooseAccount } from "../embedded/account.ts";
import { findBinaries } from "../embedded/binaries.ts";
import { clusterFiles } from "../embedded/cluster.ts";
import { findWay } from "../embedded/reach.ts";
import { startServer } from "../embedded/start-server.ts";
import { killPostmaster, newDataDir, openHere } from "../embedded/test-folders.ts";
import { openDatabase } from "../open.ts";

/** A primary and a server that follows it by streaming replication: a copy of its files that is told whom to follow. */
export async function openPair() {
  const [dataDir, copy] = [newDataDir(), newDataDir()];
  await (await openDatabase({ databaseUrl: null, dataDir })).close();
  execFileSync("cp", ["-a", join(dataDir, "database"), copy]);
  const primary = await openHere(dataDir);
  const standby = await openCopy(copy, primary.url);
  return { primary: primary.database, primaryUrl: primary.url, ...standby };
}

async function openCopy(dataDir: string, primaryUrl: string) {
  const folder = join(dataDir, "database");
  const binaries = await findBinaries();
  const run = await findWay(await chooseAccount(folder), binaries.postgres, dataDir);
  const files = { ...clusterFiles(folder), binaries, run };
  await writeFile(join(files.dataFolder, "standby.signal"), "");
  await appendFile(
    join(files.dataFolder, "postgresql.auto.conf"),
    `primary_conninfo = '${primaryUrl}'\nwal_retrieve_retry_interval = '100ms'\n`,
  );
  await startServer(files);
  const url = new URL(primaryUrl);
  url.port = await readFile(files.portFile, "utf8");
  const database = connect(url.href);
  onTestFinished(() => database.$client.end());
  return { replica: database, replicaUrl: url.href, killReplica: () => killPostmaster(dataDir) };
}
