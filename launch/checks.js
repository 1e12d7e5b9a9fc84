import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.js";
import { findChromium } from "./chromium.js";
import { PLAYWRIGHT_REPORT, SECURITY_REPORT, VITEST_REPORT } from "./counts.js";
import { pinnedNode } from "./node.js";
import { LaunchError, run } from "./run.js";

const tool = (...path) => join("node_modules", ...path);

/** Throws if the program fails. */
async function node(args, env = {}) {
  const code = await run(pinnedNode(), args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  if (code !== 0) throw new LaunchError("");
}

/** Biome prints colours even to a file, so they are switched off unless the output is a terminal. */
const COLOURS = process.stdout.isTTY ? [] : ["--colors=off"];

/** These need neither a database nor a browser. */
const CHECKS = [
  { name: "Lint", work: () => node([tool("@biomejs", "biome", "bin", "biome"), "ci", ...COLOURS, "."]) },
  {
    name: "Types",
    work: () => node([tool("typescript", "bin", "tsc"), "--noEmit"]),
  },
  { name: "Boundaries", work: () => node([join("tests", "boundaries", "check.ts")]) },
];

/** The product must be built. `args` are Playwright arguments that select some of the tests. */
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

const TESTS = [
  {
    name: "Unit and integration tests",
    work: () => vitest(VITEST_REPORT, ["--project=tests", "--project=isolated"]),
  },
  BUILD,
  // Playwright also runs the project "journeys", on which this one depends, as "changes-data" below depends on "desktop".
  { name: "A journey for every screen", work: () => browserTests(["--project=journeys-that-change-data"]) },
];

const SCREENSHOTS = join(".test-data", "screenshots");

/** `node test.js NAME` runs one suite, by default `all`. */
export const SUITES = {
  check: CHECKS,
  all: [...CHECKS, ...TESTS],
  journeys: [BUILD, { name: "Browser tests", work: () => browserTests(["--project=changes-data"]) }],
  security: [
    BUILD,
    {
      name: "Security tests",
      work: () =>
        vitest(SECURITY_REPORT, ["--config", join("tests", "security", "vitest.config.ts")], {
          FUZZ_RUNS: process.env.FUZZ_RUNS || "500",
        }),
    },
  ],
  long: [
    {
      name: "All data, restarted databases and floods",
      work: () => vitest(VITEST_REPORT, ["--project=long"]),
    },
  ],
  processes: [
    {
      name: "Commands, databases and killed processes",
      work: () => vitest(VITEST_REPORT, ["--project=processes"]),
    },
  ],
  crawl: [
    BUILD,
    {
      name: "Every URL of the site",
      work: () => browserTests(["--project=desktop", "crawl.spec.ts"], { CRAWL: "whole" }),
    },
  ],
  screenshots: [
    BUILD,
    {
      name: "How every state of every component looks",
      work: () => {
        const options = process.argv.slice(3);
        if (!existsSync(SCREENSHOTS)) {
          console.log("There are no earlier screenshots to compare with, so this run takes them.");
          options.push("--update-snapshots");
        }
        return browserTests(["--project=states-and-widths", "screenshots.spec.ts", ...options], {
          SCREENSHOTS: "compare",
        });
      },
    },
  ],
  access: [
    BUILD,
    {
      name: "Every state and width of every screen",
      work: () => browserTests(["--project=states-and-widths", "--project=phone"]),
    },
  ],
};
