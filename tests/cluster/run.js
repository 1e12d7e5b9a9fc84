// Behind "npm run test:cluster": builds, finds or installs the servers, then proves what several processes do together.
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installAptPackages } from "../../launch/apt.js";
import { prepareBuilt } from "../../launch/prepare.js";
import { LaunchError, main } from "../../launch/run.js";
import { runWithSignals } from "../../launch/run-with-signals.js";

const PACKAGES = ["nginx", "postgresql", "curl", "openssl", "systemd"];
const PROGRAMS = [
  ...["nginx", "initdb", "pg_basebackup", "pg_dump", "pg_restore", "psql"],
  ...["curl", "openssl", "systemd-analyze"],
];
const DEBIAN = "/usr/lib/postgresql";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

/** Where programs may be, PostgreSQL's newest first. */
function folders() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const servers = versions.map((version) => join(DEBIAN, version, "bin"));
  return [...servers, ...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
}

const missing = () =>
  PROGRAMS.filter((program) => !folders().some((folder) => existsSync(join(folder, program))));

async function requirePrograms() {
  if (missing().length > 0) await installAptPackages("nginx and PostgreSQL", PACKAGES);
  const still = missing();
  if (still.length > 0)
    throw new LaunchError(
      `This test needs ${still.join(", ")}. Please install them; on Debian: apt-get install ${PACKAGES.join(" ")}`,
    );
}

await main(async () => {
  await prepareBuilt();
  await requirePrograms();
  return runWithSignals([join("tests", "cluster", "prove.ts")], {
    ...process.env,
    PATH: folders().join(delimiter),
  });
});
