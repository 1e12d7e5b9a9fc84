import { execFileSync } from "node:child_process";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { connect } from "../connect.ts";
import { clusterFiles } from "../embedded/cluster.ts";
import { startServer } from "../embedded/ensure-running.ts";
import { chooseAccount, chooseRunner, findBinaries, startEmbedded } from "../embedded.ts";
import { openDatabase } from "../open.ts";
import { killPostmaster, newDataDir } from "./embedded-server.ts";

/** The replica starts from a copy of the primary's files. */
export async function startReplicaPair() {
  const [dataDir, copy] = [newDataDir(), newDataDir()];
  await (await startEmbedded({ dataDir })).close();
  execFileSync("cp", ["-a", join(dataDir, "database"), copy]);
  // `startEmbedded` keeps the server's first role, which may replicate. The product's own role may not.
  const server = await startEmbedded({ dataDir });
  onTestFinished(server.close);
  const primary = await openDatabase({ databaseUrl: server.url, dataDir });
  onTestFinished(primary.close);
  const standby = await startStandby(copy, primary.url);
  return { primary: primary.database, primaryUrl: primary.url, ...standby };
}

async function startStandby(dataDir: string, primaryUrl: string) {
  const folder = join(dataDir, "database");
  const binaries = await findBinaries();
  const run = await chooseRunner(await chooseAccount(folder), binaries.postgres, dataDir);
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
