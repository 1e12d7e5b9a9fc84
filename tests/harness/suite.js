import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installAptPackages } from "../../launch/apt.js";
import { LaunchError } from "../../launch/run.js";
import { runWithSignals } from "../../launch/run-with-signals.js";

const POSTGRESQL = "/usr/lib/postgresql";
const VITEST = join("node_modules", "vitest", "vitest.mjs");

/** The newest PostgreSQL comes first. */
function folders() {
  const versions = existsSync(POSTGRESQL)
    ? readdirSync(POSTGRESQL).sort((a, b) => Number(b) - Number(a))
    : [];
  const servers = versions.map((version) => join(POSTGRESQL, version, "bin"));
  return [...servers, ...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
}

const missing = (programs) =>
  programs.filter((program) => !folders().some((folder) => existsSync(join(folder, program))));

/** Installs the Debian packages if a program is missing. Throws if programs are still missing. */
async function requirePrograms({ name, packages, programs }) {
  if (missing(programs).length > 0) await installAptPackages(name, packages);
  const still = missing(programs);
  if (still.length > 0)
    throw new LaunchError(
      `This test needs ${still.join(", ")}. Please install them; on Debian: apt-get install ${packages.join(" ")}`,
    );
}

/** `args` are names of test files. */
export async function runSuite({ folder, env = {}, args, ...needed }) {
  await requirePrograms(needed);
  return runWithSignals([VITEST, "run", `--config=${folder}/vitest.config.ts`, ...args], {
    ...process.env,
    ...env,
    PATH: folders().join(delimiter),
  });
}
