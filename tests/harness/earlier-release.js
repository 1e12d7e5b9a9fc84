import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pinnedNode } from "../../launch/node.js";
import { LaunchError, run } from "../../launch/run.js";

const FOLDER = resolve(".test-data", "upgrade");
const LOCK_FILE = "package-lock.json";

const git = (...args) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

function commitOf(name) {
  try {
    return git("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
  } catch {
    throw new LaunchError(`There is no tag or commit "${name}" in this repository.`);
  }
}

/** Matches a heading of the log of changes and the line below it: "## [1.3.0] - 2026-11-26", "Commit 90c4a436." */
const RELEASE = /^## \[(\d+\.\d+\.\d+)\].*\n+Commit ([0-9a-f]{7,40})\./gm;

/**
 * The release to upgrade from: the tag or commit `name`, or without it the newest one in the log of changes that is not the
 * current commit. A clone of one branch has no tags, so releases are found by their commits.
 */
export function findEarlier(name) {
  if (name) return { name, commit: commitOf(name) };
  const head = commitOf("HEAD");
  for (const [, version, listed] of readFileSync("CHANGELOG.md", "utf8").matchAll(RELEASE)) {
    const commit = commitOf(listed);
    if (commit !== head) return { name: version, commit };
  }
  throw new LaunchError(
    "CHANGELOG.md names no commit of an earlier release. Name one: npm run test:upgrade -- --from=COMMIT",
  );
}

/** Builds the release in a separate folder, which later runs use again. */
export async function prepareEarlier({ name, commit }) {
  const folder = join(FOLDER, commit);
  if (!existsSync(folder)) unpack(commit, folder);
  const env = { ...process.env, npm_config_prefer_offline: "true" };
  const code = await run(pinnedNode(), [join("deploy", "prepare.js")], { cwd: folder, env });
  if (code !== 0) throw new LaunchError(`${name} could not be built; its output above says why.`);
  return folder;
}

function unpack(commit, folder) {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const archive = execFileSync("git", ["archive", "--format=tar", commit], { maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", unfinished], { input: archive });
  // Links the packages instead of copying them: an equal lock file means equal packages, and nothing writes to them.
  if (readFileSync(join(unfinished, LOCK_FILE), "utf8") === readFileSync(LOCK_FILE, "utf8"))
    execFileSync("cp", ["-al", "node_modules", unfinished]);
  renameSync(unfinished, folder);
}
