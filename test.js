// Behind "npm test": installs and checks everything. "node test.js check" stops before the tests, and other names of
// launch/checks.js run what takes too long for every day.
import { fileURLToPath } from "node:url";
import { SUITES } from "./launch/checks.js";
import { countTests, forgetReports } from "./launch/counts.js";
import { prepareInstalled } from "./launch/prepare.js";
import { LaunchError, main, seconds } from "./launch/run.js";

process.chdir(fileURLToPath(new URL(".", import.meta.url)));
const name = process.argv[2] ?? "all";

async function runStep({ name, work }) {
  const started = performance.now();
  console.log(`\n== ${name}`);
  try {
    await work();
  } catch (error) {
    if (error instanceof LaunchError && error.message) console.error(error.message);
    else if (!(error instanceof LaunchError)) console.error(error);
    console.error(`== ${name} failed after ${seconds(started)} s`);
    return false;
  }
  console.log(`== ${name} passed in ${seconds(started)} s`);
  return true;
}

async function runSteps(steps) {
  for (const step of steps) if (!(await runStep(step))) return false;
  return true;
}

await main(async () => {
  const started = performance.now();
  await prepareInstalled();
  forgetReports();
  const suite = SUITES[name];
  if (!suite) throw new LaunchError(`There is no "${name}" to run, only: ${Object.keys(SUITES).join(", ")}`);
  const passed = await runSteps(suite);
  const counts = countTests();
  if (name !== "check") console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  if (!passed) return 1;
  console.log(`All checks passed in ${Math.round((performance.now() - started) / 1000)} s`);
  return 0;
});
