// Builds the product if needed, then runs a benchmark. Usage: node bench/run.js FILE [arguments]
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "../launch/chromium.js";
import { prepareBuilt } from "../launch/prepare.js";
import { main } from "../launch/run.js";
import { runWithSignals } from "../launch/run-with-signals.js";
import { prepareLighthouse } from "./lighthouse.js";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const [file, ...args] = process.argv.slice(2);

await main(async () => {
  await prepareBuilt();
  const tools =
    file === "pages.ts"
      ? { CHROMIUM_PATH: await findChromium(), LIGHTHOUSE_CLI: await prepareLighthouse() }
      : {};
  return runWithSignals(["--expose-gc", join("bench", file), ...args], { ...process.env, ...tools });
});
