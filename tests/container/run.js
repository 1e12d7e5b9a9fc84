// Entry point of "npm run test:container": finds or installs podman, buildah and debootstrap, then builds and tests the image.
// node tests/container/run.js
import { fileURLToPath } from "node:url";
import { prepareBuilt } from "../../launch/prepare.js";
import { LaunchError, main } from "../../launch/run.js";
import { runSuite } from "../harness/suite.js";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

await main(async () => {
  if (process.getuid?.() !== 0)
    throw new LaunchError("This test makes a Debian with debootstrap: start it as root.");
  await prepareBuilt();
  return runSuite({
    folder: "tests/container",
    name: "podman, buildah and debootstrap",
    // The last package lets containers of a compose file find each other by name.
    packages: [
      ...["podman", "podman-compose", "buildah", "runc", "debootstrap"],
      "golang-github-containernetworking-plugin-dnsname",
    ],
    programs: ["podman", "podman-compose", "buildah", "runc", "debootstrap", "tar"],
    args: process.argv.slice(2),
  });
});
