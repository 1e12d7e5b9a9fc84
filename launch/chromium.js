import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installPackages } from "./debian.js";
import { LaunchError } from "./run.js";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A Chromium for the browser tests: the one named, the one found, or on Debian the one installed now. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new LaunchError(`CHROMIUM_PATH names ${named}, which is not there.`);
  const found = named || look();
  if (found) return found;
  await installPackages("Chromium", ["chromium"]);
  const installed = look();
  if (installed) return installed;
  throw new LaunchError(
    "The browser tests need Chromium or Google Chrome. Please install one, or set CHROMIUM_PATH to its program.",
  );
}

function look() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...PLACES].find((path) => existsSync(path));
}
