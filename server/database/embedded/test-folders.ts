import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { type OpenDatabase, openDatabase } from "../open.ts";

const PROCESS = join(import.meta.dirname, "..", "testing", "test-process.ts");

/** A data folder for one test, open to the account the server runs as unless it is to be closed. */
export function newDataDir(mode = 0o755): string {
  const dataDir = mkdtempSync(join(tmpdir(), "skip-finder-"));
  chmodSync(dataDir, mode);
  onTestFinished(async () => {
    killPostmaster(dataDir);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });
  return dataDir;
}

/** Opens the database in this process, until the test is over. */
export async function openHere(dataDir: string): Promise<OpenDatabase> {
  const opened = await openDatabase({ databaseUrl: null, dataDir });
  onTestFinished(opened.close);
  return opened;
}

/** Opens the database in a process of its own, which is handed over as soon as it runs. */
export function spawnElsewhere(dataDir: string): ChildProcess {
  const child = spawn(process.execPath, [PROCESS, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** What a process says when it has opened the database. */
export async function urlSaidBy(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [url] = await once(lines, "line");
  return url;
}

export async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

const pidFile = (dataDir: string) => join(dataDir, "database", "cluster", "postmaster.pid");

/** The number of the server's main process, or null when it has stopped. */
export function postmasterPid(dataDir: string): number | null {
  return existsSync(pidFile(dataDir)) ? Number(readFileSync(pidFile(dataDir), "utf8").split("\n")[0]) : null;
}

/** What a power cut does to the server, as far as a test can. */
export function killPostmaster(dataDir: string): void {
  const pid = postmasterPid(dataDir);
  if (pid) process.kill(pid, "SIGKILL");
}
