import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** No installation or build takes this long: whoever holds the lock is gone, and its number is another program's. */
const FORGOTTEN_AFTER_MS = 15 * 60_000;

/** Does `work` while nobody else does, so that two launches at once install and build once. */
export async function alone(file, work) {
  if (!take(file)) {
    console.log("Waiting for another launch to install or build ...");
    while (!take(file)) await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (isForgotten(file)) rmSync(file, { force: true });
    return false;
  }
}

function isForgotten(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > FORGOTTEN_AFTER_MS) return true;
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return false;
  } catch (error) {
    // Given back at this moment (ENOENT) and another user's (EPERM) are not forgotten.
    return error.code === "ESRCH";
  }
}
