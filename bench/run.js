// Behind "npm run bench": builds, then measures. node bench/run.js FILE [arguments]
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "../launch/chromium.js";
import { prepareBuilt } from "../launch/prepare.js";
import { main } from "../launch/run.js";
import { serve } from "../launch/serve.js";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const [file, ...args] = process.argv.slice(2);

await main(async () => {
  await prepareBuilt();
  const CHROMIUM_PATH = file === "pages.ts" ? await findChromium() : undefined;
  return serve(["--expose-gc", join("bench", file), ...args], { ...process.env, CHROMIUM_PATH });
});
