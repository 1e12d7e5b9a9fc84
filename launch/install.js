import { delimiter, join } from "node:path";
import { contentHash, isStamped, runUnlessStamped } from "./content-stamp.js";
import { LaunchError, logDuration, runQuietly } from "./run.js";

const STAMP = join("node_modules", ".skip-finder-installed");
const LOCK_FILE = ["package-lock.json"];

export const isInstalled = () => isStamped(STAMP, contentHash(LOCK_FILE));

export const install = () =>
  runUnlessStamped(STAMP, contentHash(LOCK_FILE), () =>
    logDuration("Installing packages (once, about 30 seconds)", async () => {
      const args = [
        "ci",
        "--include=dev",
        "--include=optional",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
      ];
      const { code, output } = await runQuietly("npm", args, {
        env: withSystemNode(process.env),
        shell: process.platform === "win32",
      });
      if (code !== 0)
        throw new LaunchError(`${output}\nThe packages could not be installed; npm says why above.`);
    }),
  );

/** Removes node_modules/.bin from PATH: `npm ci` deletes node_modules, so it must not run with the Node in that folder. */
function withSystemNode(env) {
  const packageBin = join("node_modules", ".bin");
  const PATH = (env.PATH ?? "").split(delimiter).filter((folder) => !folder.endsWith(packageBin));
  return { ...env, PATH: PATH.join(delimiter) };
}
