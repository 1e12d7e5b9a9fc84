import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installAptPackages } from "./apt.js";
import { LaunchError } from "./run.js";

/**
 * Debian's package of headless Chromium comes first, because it is smaller than the package `chromium` and the browser tests take
 * a fifth less time with it.
 */
const HEADLESS_SHELL = "chromium-headless-shell";
const PROGRAMS = [HEADLESS_SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const STANDARD_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Returns `CHROMIUM_PATH`, otherwise the path of an installed Chromium or Chrome. If there is none, installs Chromium, which
 * works only on Debian as root. Throws if there is no Chromium in the end, or none at `CHROMIUM_PATH`.
 */
export async function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !existsSync(configured))
    throw new LaunchError(`CHROMIUM_PATH names ${configured}, which is not there.`);
  const found = configured || installedChromium();
  if (found) return found;
  await installAptPackages("Chromium", [HEADLESS_SHELL]);
  const installed = installedChromium();
  if (installed) return installed;
  throw new LaunchError(
    "The browser tests need Chromium or Google Chrome. Please install one, or set CHROMIUM_PATH to its program.",
  );
}

function installedChromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...STANDARD_PATHS].find((path) => existsSync(path));
}
