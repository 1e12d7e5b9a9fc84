import { join } from "node:path";
import { build } from "./build.js";
import { findChromium } from "./chromium.js";
import { PLAYWRIGHT_REPORT, SECURITY_REPORT, VITEST_REPORT } from "./counts.js";
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

/** Biome colours even what is written to a file. */
const COLOURS = process.stdout.isTTY ? [] : ["--colors=off"];

/** What needs neither a database nor a browser. */
const CHECKS = [
  { name: "Lint", work: () => node([tool("@biomejs", "biome", "bin", "biome"), "ci", ...COLOURS, "."]) },
  {
    name: "Types",
    work: () => node([tool("typescript", "bin", "tsc"), "--noEmit"]),
  },
  { name: "Boundaries", work: () => node([join("tests", "boundaries", "check.ts")]) },
];

/** Journeys in a browser against the built product; `args` choose some of them. */
async function browserTests(args = [], env = {}) {
  const CHROMIUM_PATH = await findChromium();
  await node([tool("@playwright", "test", "cli.js"), "test", "--reporter=list,json", ...args], {
    CHROMIUM_PATH,
    PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
    ...env,
  });
}

const vitest = (report, args = [], env = {}) =>
  node(
    [
      tool("vitest", "vitest.mjs"),
      "run",
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...args],
    ],
    env,
  );

const BUILD = { name: "Build", work: build };

const SECURITY_CONFIG = join("tests", "security", "vitest.config.ts");

const TESTS = [
  {
    name: "Unit and integration tests",
    work: () => vitest(VITEST_REPORT),
  },
  BUILD,
  { name: "Security tests", work: () => vitest(SECURITY_REPORT, ["--config", SECURITY_CONFIG]) },
  { name: "Browser tests", work: () => browserTests() },
];

/** What "node test.js NAME" runs; everything that must hold without a name. */
export const SUITES = {
  check: CHECKS,
  all: [...CHECKS, ...TESTS],
  security: [
    BUILD,
    {
      name: "Security tests with many more cases",
      work: () =>
        vitest(SECURITY_REPORT, ["--config", SECURITY_CONFIG], { FUZZ_RUNS: process.env.FUZZ_RUNS || "500" }),
    },
  ],
  crawl: [
    BUILD,
    {
      name: "Every address of the site",
      work: () => browserTests(["--project=desktop", "crawl.spec.ts"], { CRAWL: "whole" }),
    },
  ],
  access: [
    BUILD,
    {
      name: "Every state of every screen",
      work: () =>
        browserTests(["--project=desktop", "--project=changes-data", "--no-deps", "states"], {
          ACCESS: "whole",
        }),
    },
  ],
};
