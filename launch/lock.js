import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** No installation or build takes this long. An older lock is stale: its process id can belong to another process by now. */
const STALE_AFTER_MS = 15 * 60_000;

/** Runs `work` while holding the lock file, so that simultaneous launches do not install or build at the same time. */
export async function withLock(file, work) {
  if (!acquire(file)) {
    console.log("Waiting for another launch to install or build ...");
    while (!acquire(file)) await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function acquire(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (isStale(file)) rmSync(file, { force: true });
    return false;
  }
}

function isStale(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > STALE_AFTER_MS) return true;
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return false;
  } catch (error) {
    // ESRCH means that the lock's process has ended. ENOENT means that the lock has just been released, and EPERM that its
    // process belongs to another user. In these two cases, the lock is not stale.
    return error.code === "ESRCH";
  }
}
