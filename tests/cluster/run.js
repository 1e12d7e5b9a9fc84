// Behind "npm run test:cluster": builds, finds or installs the servers, then runs the cluster tests.
// node tests/cluster/run.js [names of test files]
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
const POSTGRESQL = "/usr/lib/postgresql";
const VITEST = join("node_modules", "vitest", "vitest.mjs");

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

/** Where programs may be, PostgreSQL's newest first. */
function folders() {
  const versions = existsSync(POSTGRESQL)
    ? readdirSync(POSTGRESQL).sort((a, b) => Number(b) - Number(a))
    : [];
  const servers = versions.map((version) => join(POSTGRESQL, version, "bin"));
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
  return runWithSignals(
    [VITEST, "run", "--config=tests/cluster/vitest.config.ts", ...process.argv.slice(2)],
    {
      ...process.env,
      PATH: folders().join(delimiter),
    },
  );
});
