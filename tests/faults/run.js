// `npm run test:faults`: builds the product and runs the fault tests. node tests/faults/run.js [names of test files]
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareBuilt } from "../../launch/prepare.js";
import { main } from "../../launch/run.js";
import { runWithSignals } from "../../launch/run-with-signals.js";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

await main(async () => {
  await prepareBuilt();
  const vitest = join("node_modules", "vitest", "vitest.mjs");
  return runWithSignals(
    [vitest, "run", "--config=tests/faults/vitest.config.ts", ...process.argv.slice(2)],
    process.env,
  );
});
