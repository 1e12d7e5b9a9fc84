import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the process id of the postmaster, or null if the server has stopped. */
function postmasterPid(dataDir: string): number | null {
  const file = join(dataDir, "database", "cluster", "postmaster.pid");
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  return isProcessRunning(pid) ? pid : null;
}

export const isServerRunning = (dataDir: string) => postmasterPid(dataDir) !== null;

/** Sends a signal to the postmaster only. If the signal ends the postmaster, its child processes detect that and exit too. */
export function signalPostmaster(dataDir: string, signal: NodeJS.Signals): void {
  const pid = postmasterPid(dataDir);
  if (pid === null) throw new Error("The database server is not running");
  process.kill(pid, signal);
}

/** Sends a signal to the postmaster and all its child processes. */
export function signalServerProcesses(dataDir: string, signal: NodeJS.Signals): void {
  const postmaster = postmasterPid(dataDir);
  if (postmaster === null) return;
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim();
  for (const pid of [postmaster, ...children.split(" ").filter(Boolean).map(Number)])
    if (isProcessRunning(pid)) process.kill(pid, signal);
}

function isProcessRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
