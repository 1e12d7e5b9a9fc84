import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseStartError } from "../start-error.ts";
import type { Cluster } from "./cluster.ts";
import { canConnect, canListen, freePort } from "./ports.ts";
import { readPostmaster } from "./postmaster.ts";
import { limitLog, logTail } from "./server-log.ts";

/** Recovery after a crash may have much to read. */
const PATIENCE_MS = 5 * 60_000;
const ATTEMPTS = 5;

/** Safe against power cuts (PostgreSQL's own defaults), reachable from this machine only, small. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  log_checkpoints: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  shared_buffers: "64MB",
  max_wal_size: "256MB",
  io_method: "sync",
  jit: "off",
};

/**
 * The port of the server, which is started when it does not run. A server that was running before keeps its port, so
 * that connections heal by themselves; only a first start may move to another when somebody has taken it.
 */
export async function ensureRunning(cluster: Cluster, mayMove: boolean): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS;
  let failures = 0;
  while (Date.now() < deadline) {
    const postmaster = await readPostmaster(cluster.dataFolder);
    if (postmaster?.state === "living") {
      if (postmaster.ready && (await canConnect(postmaster.port))) return postmaster.port;
    } else {
      if (postmaster?.state === "foreign")
        await rm(join(cluster.dataFolder, "postmaster.pid"), { force: true });
      const failure = await start(cluster, await choosePort(cluster, mayMove));
      if (failure) {
        failures += 1;
        if (failures === ATTEMPTS) throw await notStarted(cluster, failure);
      }
    }
    // Another process may be starting or stopping it: look again.
    await pause(100 * (failures + 1));
  }
  throw await notStarted(cluster);
}

async function choosePort({ portFile }: Cluster, mayMove: boolean): Promise<number> {
  const port = Number(await readFile(portFile, "utf8").catch(() => "0"));
  if (port > 0 && (await canListen(port))) return port;
  if (port > 0 && !mayMove)
    throw new DatabaseStartError(
      `Port ${port} of the embedded database has been taken by another program. Stop that program, or restart Skip Finder, which then takes another port.`,
    );
  const another = await freePort();
  await writeFile(portFile, String(another), { mode: 0o600 });
  return another;
}

async function start({ binaries, dataFolder, logFile, run }: Cluster, port: number): Promise<Error | null> {
  await limitLog(logFile);
  const settings = Object.entries({ port, ...SETTINGS }).map(([name, value]) => `-c ${name}=${value}`);
  const args = [
    "-D",
    dataFolder,
    "-l",
    logFile,
    "-w",
    "-t",
    String(PATIENCE_MS / 1000),
    "-o",
    settings.join(" "),
  ];
  return run(binaries.pg_ctl, [...args, "start"]).then(
    () => null,
    (error: Error) => error,
  );
}

async function notStarted({ logFile }: Cluster, cause?: Error) {
  const tail = await logTail(logFile);
  return new DatabaseStartError(`The embedded database did not start. The end of ${logFile}:\n${tail}`, {
    cause,
  });
}
