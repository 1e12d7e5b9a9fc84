import { readFile, writeFile } from "node:fs/promises";
import { DatabaseStartError } from "../connect.ts";
import type { EmbeddedCluster } from "./cluster.ts";
import { limitLog } from "./explain-error.ts";
import { canListen, randomFreePort } from "./ports.ts";

/** Recovery after a crash can take minutes. */
export const START_TIMEOUT_SECONDS = 300;

/**
 * The server is reachable from this machine only and uses little memory and disk. Settings such as `fsync` keep their safe
 * defaults.
 */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
  shared_buffers: "64MB",
  max_wal_size: "256MB",
  io_method: "sync",
  jit: "off",
};

/**
 * Starts the server and waits until it is ready. Without `wanted` the server uses its last port if that is free, otherwise
 * another port.
 */
export async function startServer(cluster: EmbeddedCluster, wanted?: number): Promise<void> {
  const { binaries, dataFolder, logFile, portFile, run } = cluster;
  const port = wanted ? await requirePort(wanted) : await lastOrFreePort(portFile);
  await limitLog(logFile);
  const settings = Object.entries({ port, ...SETTINGS }).map(([name, value]) => `-c ${name}=${value}`);
  await run(binaries.pg_ctl, [
    ...["start", "-D", dataFolder, "-l", logFile, "-o", settings.join(" ")],
    ...["-w", "-t", String(START_TIMEOUT_SECONDS)],
  ]);
  await writeFile(portFile, String(port), { mode: 0o600 });
}

async function requirePort(port: number): Promise<number> {
  if (await canListen(port)) return port;
  throw new DatabaseStartError(
    `Port ${port} of the embedded database has been taken by another program. Stop that program, or restart every process that uses this database: they then take another port.`,
  );
}

async function lastOrFreePort(portFile: string): Promise<number> {
  const port = Number(await readFile(portFile, "utf8").catch(() => 0));
  return port > 0 && (await canListen(port)) ? port : randomFreePort();
}
