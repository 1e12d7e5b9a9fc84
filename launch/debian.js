import { existsSync } from "node:fs";
import { LaunchError, runQuietly, timed } from "./run.js";

/** Whether packages can be installed here without asking anybody. */
const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs Debian packages where that is possible; elsewhere nothing happens. */
export async function installPackages(name, packages) {
  if (!canInstall()) return;
  await timed(`Installing ${name}`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
      const { code, output } = await runQuietly("apt-get", args, { env });
      if (code !== 0)
        throw new LaunchError(`${output}\n${name} could not be installed; apt-get says why above.`);
    }
  });
}
