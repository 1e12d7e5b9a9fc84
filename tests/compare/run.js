// Entry point of "npm run compare -- COMMIT": asks an earlier release and this build the same questions about the same database, and
// compares their answers. node tests/compare/run.js COMMIT [--questions=N] [--seed=N]
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareBuilt } from "../../launch/prepare.js";
import { main } from "../../launch/run.js";
import { runWithSignals } from "../../launch/run-with-signals.js";
import { findEarlier, prepareEarlier } from "../harness/earlier-release.js";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

await main(async () => {
  const args = process.argv.slice(2);
  const earlier = findEarlier(args.find((arg) => !arg.startsWith("--")));
  await prepareBuilt();
  const folder = await prepareEarlier(earlier);
  console.log(`Comparing with ${earlier.name} (${earlier.commit.slice(0, 7)})`);
  return runWithSignals([join("tests", "compare", "compare.ts"), folder, ...args], process.env);
});
