import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { openDatabase } from "../open.ts";

const PROCESS = join(import.meta.dirname, "open-database-process.ts");

/** The default mode gives the server's account access to the folder. */
export function newDataDir(mode = 0o755): string {
  const dataDir = mkdtempSync(join(tmpdir(), "skip-finder-"));
  chmodSync(dataDir, mode);
  onTestFinished(async () => {
    killPostmaster(dataDir);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });
  return dataDir;
}

export async function openForTest(dataDir: string) {
  const opened = await openDatabase({ databaseUrl: null, dataDir });
  onTestFinished(opened.close);
  return opened;
}

/** Does not wait until the database is open. */
export function spawnProcess(dataDir: string): ChildProcess {
  const child = spawn(process.execPath, [PROCESS, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

export async function urlPrintedBy(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [url] = await once(lines, "line");
  return url;
}

export async function endProcess(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

const pidFile = (dataDir: string) => join(dataDir, "database", "cluster", "postmaster.pid");

/** Null if the server was stopped cleanly. */
export function postmasterPid(dataDir: string): number | null {
  return existsSync(pidFile(dataDir)) ? Number(readFileSync(pidFile(dataDir), "utf8").split("\n")[0]) : null;
}

/** Stands in for a power cut. The file of a server that was killed before remains, so its process may be gone. */
export function killPostmaster(dataDir: string): void {
  const pid = postmasterPid(dataDir);
  try {
    if (pid) process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
