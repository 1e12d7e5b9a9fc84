import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { type OpenDatabase, openDatabase } from "../open.ts";

const PROCESS = join(import.meta.dirname, "open-database-process.ts");

/** Creates a data folder for one test. The default mode gives the server's account access to it. */
export function newDataDir(mode = 0o755): string {
  const dataDir = mkdtempSync(join(tmpdir(), "skip-finder-"));
  chmodSync(dataDir, mode);
  onTestFinished(async () => {
    killPostmaster(dataDir);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });
  return dataDir;
}

/** Opens the database in this process and closes it after the test. */
export async function openForTest(dataDir: string): Promise<OpenDatabase> {
  const opened = await openDatabase({ databaseUrl: null, dataDir });
  onTestFinished(opened.close);
  return opened;
}

/** Starts a process that opens the database. Does not wait until it is open. */
export function spawnProcess(dataDir: string): ChildProcess {
  const child = spawn(process.execPath, [PROCESS, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** Waits until the process has opened the database and returns the URL that it prints. */
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

/** The process id of the server's main process, or null if it was stopped cleanly. */
export function postmasterPid(dataDir: string): number | null {
  return existsSync(pidFile(dataDir)) ? Number(readFileSync(pidFile(dataDir), "utf8").split("\n")[0]) : null;
}

/** Kills the server's main process, as a stand-in for a power cut. A server that was killed before leaves its file. */
export function killPostmaster(dataDir: string): void {
  const pid = postmasterPid(dataDir);
  try {
    if (pid) process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
