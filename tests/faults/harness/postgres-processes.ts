import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The number of the database server's main process, or null when it has stopped. */
function mainProcess(dataDir: string): number | null {
  const file = join(dataDir, "database", "cluster", "postmaster.pid");
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  return isRunning(pid) ? pid : null;
}

export const serverRuns = (dataDir: string) => mainProcess(dataDir) !== null;

/** Tells the main process, whose children notice. */
export function tellServer(dataDir: string, signal: NodeJS.Signals): void {
  const pid = mainProcess(dataDir);
  if (pid === null) throw new Error("The database server does not run");
  process.kill(pid, signal);
}

/** Tells each of its processes. */
export function tellAllOfServer(dataDir: string, signal: NodeJS.Signals): void {
  const pid = mainProcess(dataDir);
  if (pid === null) return;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  for (const one of [pid, ...children.split(" ").filter(Boolean).map(Number)])
    if (isRunning(one)) process.kill(one, signal);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
