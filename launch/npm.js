import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 500;
const SHELL = /^(ba|da|a)?sh$/;

/**
 * Calls back when the npm that started us is gone. npm hands signals to the shell between us, which dies of them without
 * handing them on, so that nobody else would tell us.
 */
export function whenNpmIsGone(callBack) {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    callBack();
  }, LOOK_EVERY_MS).unref();
}

/** Our parent, and where that is npm's shell, the parent of that. */
function ancestors() {
  const parent = process.ppid;
  const { name, ppid } = processInfo(parent);
  return SHELL.test(name) ? `${parent} ${ppid}` : String(parent);
}

/** Known on Linux only. */
function processInfo(pid) {
  try {
    const [, name, , ppid] = readFileSync(`/proc/${pid}/stat`, "utf8").match(/\((.*)\) (\S) (\d+)/) ?? [];
    return { name, ppid };
  } catch {
    return { name: "", ppid: "" };
  }
}
