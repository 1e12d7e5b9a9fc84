import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { readFile, realpath, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { DatabaseStartError } from "../connect.ts";
import type { EmbeddedCluster } from "./cluster.ts";
import { explainStartError, limitLog } from "./explain-error.ts";

const ATTEMPTS = 5;

interface RunningServer {
  port: number;
  started: boolean;
}

/**
 * With `port`, it starts only on this port, so that open pools can reconnect. Without `port`, the server prefers its last port.
 */
export async function ensureRunning(cluster: EmbeddedCluster, port?: number): Promise<RunningServer> {
  const deadline = Date.now() + START_TIMEOUT_SECONDS * 1000;
  let started = false;
  let failures = 0;
  let failure: unknown = new Error("It is neither ready nor gone.");
  while (failures < ATTEMPTS && Date.now() < deadline) {
    const postmaster = await readPostmaster(cluster.dataFolder);
    if (postmaster?.state === "living") {
      if (postmaster.ready) return { port: postmaster.port, started };
      // Another process may be starting or stopping the server.
      await pause(50);
      continue;
    }
    // The process id now belongs to another program. PostgreSQL would take this program for a running server.
    if (postmaster?.state === "foreign")
      await rm(join(cluster.dataFolder, "postmaster.pid"), { force: true });
    try {
      await startServer(cluster, port);
      started = true;
    } catch (error) {
      failures += 1;
      failure = error;
      // Another process may have started the server first, or processes of the dead server may still run.
      await pause(200 * failures);
    }
  }
  throw await explainStartError(cluster, failure);
}

/** Recovery after a crash can take minutes. */
const START_TIMEOUT_SECONDS = 300;

/**
 * The server is reachable from this machine only, and takes little memory and disk. Settings such as `fsync` keep their safe
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

interface Postmaster {
  port: number;
  /** The server writes this while it accepts connections: not during its start and its shutdown. */
  ready: boolean;
  state: "living" | "dead" | "foreign";
}

/** Null if the server has no pid file: before the first start and after a clean stop. */
async function readPostmaster(dataFolder: string): Promise<Postmaster | null> {
  const text = await readFile(join(dataFolder, "postmaster.pid"), "utf8").catch(() => null);
  if (!text) return null;
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  return {
    port: Number(lines[3]),
    ready: lines[7]?.trim() === "ready",
    state: !isAlive(pid) ? "dead" : (await isPostmaster(pid, dataFolder)) ? "living" : "foreign",
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function isPostmaster(pid: number, dataFolder: string): Promise<boolean> {
  const command = await commandLine(pid);
  // If the command line can't be read, the process counts as PostgreSQL, because a second server could damage the data.
  if (command === null) return true;
  const [, program, folder] = command.match(/^(.+?) -D (.+?) -c /) ?? [];
  if (!program || !folder || basename(program) !== "postgres") return false;
  return (await realFolder(folder)) === (await realFolder(dataFolder));
}

const realFolder = (folder: string) => realpath(folder).catch(() => null);

async function commandLine(pid: number): Promise<string | null> {
  if (process.platform === "win32") return null;
  try {
    if (process.platform === "linux")
      return (await readFile(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ");
    return (await promisify(execFile)("ps", ["-o", "command=", "-p", String(pid)])).stdout;
  } catch {
    return null;
  }
}

/**
 * The server's ports are below the ephemeral port range. So no outgoing connection takes the port while the server is stopped.
 */
const FIRST = 20_000;
const LAST = 29_999;

const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

export async function randomFreePort(): Promise<number> {
  const port = randomInt(FIRST, LAST + 1);
  return (await canListen(port)) ? port : randomFreePort();
}
