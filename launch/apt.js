import { existsSync } from "node:fs";
import { LaunchError, logDuration, runQuietly } from "./run.js";

const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Does nothing for users other than root, and on systems other than Debian. */
export async function installAptPackages(name, packages) {
  if (!canInstall()) return;
  await logDuration(`Installing ${name}`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
      const { code, output } = await runQuietly("apt-get", args, { env });
      if (code !== 0)
        throw new LaunchError(`${output}\n${name} could not be installed; apt-get says why above.`);
    }
  });
}
