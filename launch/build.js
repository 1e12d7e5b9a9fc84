import { join } from "node:path";
import { contentHash, isStamped, runUnlessStamped } from "./content-stamp.js";
import { pinnedNode } from "./node.js";
import { LaunchError, logDuration, runQuietly } from "./run.js";

const STAMP = join("build", ".skip-finder-built");
const VITE = join("node_modules", "vite", "bin", "vite.js");

/** The build depends only on these. */
const SOURCES = [
  ...["client", "server", "contract", "content", "public", "data", "demo"],
  ...["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"],
  "precompress.ts",
];

export const isBuilt = () => isStamped(STAMP, contentHash(SOURCES));

/**
 * Builds if a source has changed since the last build. The server's ETags contain the start of the hash, so that they differ
 * between builds.
 */
export function build() {
  const hash = contentHash(SOURCES);
  return runUnlessStamped(STAMP, hash, () =>
    logDuration("Building", async () => {
      const { code, output } = await runQuietly(
        pinnedNode(),
        [VITE, "build", "--app", "--logLevel", "warn"],
        {
          env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", VITE_BUILD_HASH: hash },
        },
      );
      if (code !== 0) throw new LaunchError(`${output}\nThe build failed; its output above says why.`);
    }),
  );
}
