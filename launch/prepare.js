import { build, isBuilt } from "./build.js";
import { install, isInstalled } from "./install.js";
import { withLock } from "./lock.js";

const LOCK = ".launching";

export async function prepareInstalled() {
  if (!isInstalled()) await withLock(LOCK, install);
}

/** Does nothing if packages and build are up to date. */
export async function prepareBuilt() {
  if (isInstalled() && isBuilt()) return;
  await withLock(LOCK, async () => {
    await install();
    await build();
  });
}
