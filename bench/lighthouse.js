// Lighthouse is not a dependency of the project, because it is larger than all dependencies together.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { LaunchError, logDuration, runQuietly } from "../launch/run.js";

const VERSION = "13.5.0";
const FOLDER = join(".test-data", `lighthouse-${VERSION}`);
const CLI = join(FOLDER, "node_modules", "lighthouse", "cli", "index.js");

/** Returns the path of Lighthouse's command. Installs Lighthouse if needed. */
export async function prepareLighthouse() {
  if (existsSync(CLI)) return CLI;
  const args = ["install", "--prefix", FOLDER, `lighthouse@${VERSION}`, "--ignore-scripts"];
  await logDuration("Installing Lighthouse", async () => {
    const { code, output } = await runQuietly("npm", [...args, "--no-audit", "--no-fund"], {
      shell: process.platform === "win32",
    });
    if (code !== 0)
      throw new LaunchError(`${output}\nLighthouse could not be installed; npm says why above.`);
  });
  return CLI;
}
