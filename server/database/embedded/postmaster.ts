import { execFile } from "node:child_process";
import { readFile, realpath } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";

/** The contents of `postmaster.pid`, and whether that process still runs. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
  /** `foreign`: the process id now belongs to another program. */
  state: "living" | "dead" | "foreign";
}

/**
 * Reads which server is running, or was last running, on `dataFolder`. Returns null before the first start and after a clean
 * stop.
 */
export async function readPostmaster(dataFolder: string): Promise<Postmaster | null> {
  const text = await readFile(join(dataFolder, "postmaster.pid"), "utf8").catch(() => null);
  if (!text) return null;
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  return {
    pid,
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

/** Compares the process's command line with the one that starts a postmaster. */
async function isPostmaster(pid: number, dataFolder: string): Promise<boolean> {
  const command = await commandLine(pid);
  // If command lines cannot be read, assume that it is the postmaster: a second server could damage the data.
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
