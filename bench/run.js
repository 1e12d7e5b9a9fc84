// Builds the product and, with `--against=COMMIT`, that commit, then runs a benchmark. Usage: node bench/run.js FILE [arguments]
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "../launch/chromium.js";
import { prepareBuilt } from "../launch/prepare.js";
import { main } from "../launch/run.js";
import { runWithSignals } from "../launch/run-with-signals.js";
import { findEarlier, prepareEarlier } from "../tests/harness/earlier-release.js";
import { prepareLighthouse } from "./lighthouse.js";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const [file, ...args] = process.argv.slice(2);
const against = args.find((arg) => arg.startsWith("--against="))?.slice("--against=".length);

await main(async () => {
  await prepareBuilt();
  const env = { ...process.env };
  if (against) env.AGAINST_FOLDER = await prepareEarlier(findEarlier(against));
  if (file === "pages.ts") {
    env.CHROMIUM_PATH = await findChromium();
    env.LIGHTHOUSE_CLI = await prepareLighthouse();
  }
  return runWithSignals(["--expose-gc", join("bench", file), ...args], env);
});
