import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Longer than any installation or build. The process id of an older lock can belong to another process by now. */
const STALE_AFTER_MS = 15 * 60_000;

/** Keeps simultaneous launches from installing or building at the same time. */
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
    // ESRCH: the lock's process has ended. The lock is not stale at ENOENT, when it has just been released, and at EPERM, when
    // its process belongs to another user.
    return error.code === "ESRCH";
  }
}
