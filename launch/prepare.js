import { build, isBuilt } from "./build.js";
import { install, isInstalled } from "./install.js";
import { alone } from "./lock.js";

const LOCK = ".launching";

/** Installs what is missing. */
export async function prepareInstalled() {
  if (!isInstalled()) await alone(LOCK, install);
}

/** Installs and builds what is missing or out of date. */
export async function prepareBuilt() {
  if (isInstalled() && isBuilt()) return;
  await alone(LOCK, async () => {
    await install();
    await build();
  });
}
