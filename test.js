// `npm test`: installs the packages if needed and runs the suite `all`. `node test.js NAME` runs another suite.
// launch/checks.js lists the suites.
import { fileURLToPath } from "node:url";
import { SUITES } from "./launch/checks.js";
import { countTests, deleteReports } from "./launch/counts.js";
import { prepareInstalled } from "./launch/prepare.js";
import { LaunchError, main, secondsSince } from "./launch/run.js";

process.chdir(fileURLToPath(new URL(".", import.meta.url)));
const suiteName = process.argv[2] ?? "all";

async function passes({ name, work }) {
  const started = performance.now();
  console.log(`\n== ${name}`);
  try {
    await work();
  } catch (error) {
    if (error instanceof LaunchError && error.message) console.error(error.message);
    else if (!(error instanceof LaunchError)) console.error(error);
    console.error(`== ${name} failed after ${secondsSince(started)} s`);
    return false;
  }
  console.log(`== ${name} passed in ${secondsSince(started)} s`);
  return true;
}

/** Runs the steps in order until one fails. Returns whether all passed. */
async function allPass(steps) {
  for (const step of steps) if (!(await passes(step))) return false;
  return true;
}

await main(async () => {
  const started = performance.now();
  await prepareInstalled();
  deleteReports();
  const suite = SUITES[suiteName];
  if (!suite)
    throw new LaunchError(`There is no suite "${suiteName}", only: ${Object.keys(SUITES).join(", ")}`);
  const passed = await allPass(suite);
  const { passed: passedTests, failed, flaky } = countTests();
  if (suiteName !== "check")
    console.log(
      `\n${passedTests} passed, ${failed} failed${flaky ? `, ${flaky} at the second attempt` : ""}`,
    );
  if (!passed) return 1;
  console.log(`All checks passed in ${Math.round((performance.now() - started) / 1000)} s`);
  return 0;
});
