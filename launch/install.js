import { delimiter, join } from "node:path";
import { LaunchError, runQuietly, timed } from "./run.js";
import { contentHash, isStamped, onceFor } from "./stamp.js";

const STAMP = join("node_modules", ".skip-finder-installed");
const LOCK_FILE = ["package-lock.json"];

export const isInstalled = () => isStamped(STAMP, contentHash(LOCK_FILE));

/** Installs exactly what the lock file names, unless that is there already. */
export const install = () =>
  onceFor(STAMP, contentHash(LOCK_FILE), () =>
    timed("Installing packages (once, about 30 seconds)", async () => {
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

/** "npm start" puts our own Node first in PATH, and "npm ci" removes it while it installs. */
function withSystemNode(env) {
  const ours = join("node_modules", ".bin");
  const PATH = (env.PATH ?? "").split(delimiter).filter((folder) => !folder.endsWith(ours));
  return { ...env, PATH: PATH.join(delimiter) };
}
