import { readFileSync } from "node:fs";

const POLL_INTERVAL_MS = 500;
const SHELL = /^(ba|da|a)?sh$/;

/**
 * Calls back when the npm process that started this one has exited. npm sends signals to the shell between them. The
 * shell exits without forwarding them, so polling is the only way to notice.
 */
export function onNpmExit(callBack) {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    callBack();
  }, POLL_INTERVAL_MS).unref();
}

/** The parent's process id and, if the parent is npm's shell, the id of the shell's parent. */
function ancestors() {
  const parent = process.ppid;
  const { name, ppid } = processInfo(parent);
  return SHELL.test(name) ? `${parent} ${ppid}` : String(parent);
}

/** Empty values on systems without /proc. */
function processInfo(pid) {
  try {
    const [, name, , ppid] = readFileSync(`/proc/${pid}/stat`, "utf8").match(/\((.*)\) (\S) (\d+)/) ?? [];
    return { name, ppid };
  } catch {
    return { name: "", ppid: "" };
  }
}
