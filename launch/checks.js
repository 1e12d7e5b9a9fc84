import { join } from "node:path";
import { build } from "./build.js";
import { findChromium } from "./chromium.js";
import { PLAYWRIGHT_REPORT, VITEST_REPORT } from "./counts.js";
import { pinnedNode } from "./node.js";
import { LaunchError, run } from "./run.js";

const tool = (...path) => join("node_modules", ...path);

/** Runs a tool with our Node; what it prints is the step's output. */
async function node(args, env = {}) {
  const code = await run(pinnedNode(), args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  if (code !== 0) throw new LaunchError("");
}

const reactRouter = tool("@react-router", "dev", "bin.cjs");

/** Biome colours even what is written to a file. */
const COLOURS = process.stdout.isTTY ? [] : ["--colors=off"];

/** What needs neither a database nor a browser. */
export const CHECKS = [
  { name: "Lint", work: () => node([tool("@biomejs", "biome", "bin", "biome"), "ci", ...COLOURS, "."]) },
  {
    name: "Types",
    work: async () => {
      await node([reactRouter, "typegen"]);
      await node([tool("typescript", "bin", "tsc"), "--noEmit"]);
    },
  },
  { name: "Boundaries", work: () => node([join("boundaries", "check.ts")]) },
];

export const TESTS = [
  {
    name: "Unit and integration tests",
    work: () =>
      node([
        tool("vitest", "vitest.mjs"),
        "run",
        ...["--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_REPORT}`],
      ]),
  },
  { name: "Build", work: build },
  {
    name: "Browser tests",
    work: async () => {
      const CHROMIUM_PATH = await findChromium();
      await node([tool("@playwright", "test", "cli.js"), "test", "--reporter=list,json"], {
        CHROMIUM_PATH,
        PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
      });
    },
  },
];
