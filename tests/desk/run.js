// Entry point of "npm run test:desk": tests the administrator's pages by keyboard, with long queues. It takes a minute or two.
import { fileURLToPath } from "node:url";
import { findChromium } from "../../launch/chromium.js";
import { prepareBuilt } from "../../launch/prepare.js";
import { main } from "../../launch/run.js";
import { runWithSignals } from "../../launch/run-with-signals.js";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

await main(async () => {
  await prepareBuilt();
  const playwright = ["node_modules/@playwright/test/cli.js", "test", "--no-deps", "--project=desktop"];
  return runWithSignals([...playwright, "journeys/work-queue"], {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
    WHOLE_DESK: "yes",
  });
});
