import { join } from "node:path";
import { pinnedNode } from "./node.js";
import { LaunchError, runQuietly, timed } from "./run.js";
import { contentHash, isStamped, onceFor } from "./stamp.js";

const STAMP = join("build", ".skip-finder-built");
const VITE = join("node_modules", "vite", "bin", "vite.js");

/** Everything the build is made from. */
const SOURCES = [
  ...["client", "server", "contract", "content", "public", "data"],
  ...["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"],
  "precompress.ts",
];

export const isBuilt = () => isStamped(STAMP, contentHash(SOURCES));

/** Builds pages and server, unless nothing has changed since they were built. */
export const build = () =>
  onceFor(STAMP, contentHash(SOURCES), () =>
    timed("Building", async () => {
      const { code, output } = await runQuietly(
        pinnedNode(),
        [VITE, "build", "--app", "--logLevel", "warn"],
        {
          env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
        },
      );
      if (code !== 0) throw new LaunchError(`${output}\nThe build failed; its output above says why.`);
    }),
  );
