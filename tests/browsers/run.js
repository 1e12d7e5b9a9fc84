// Entry point of "npm run test:browsers": builds the product, installs missing browsers, then runs the tests.
// node tests/browsers/run.js [names of test files]
import { fileURLToPath } from "node:url";
import { prepareBuilt } from "../../launch/prepare.js";
import { main } from "../../launch/run.js";
import { runSuite } from "../harness/suite.js";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

await main(async () => {
  await prepareBuilt();
  return runSuite({
    folder: "tests/browsers",
    name: "Firefox, WebKit and w3m",
    packages: ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth", "w3m", "tmux"],
    programs: ["firefox-esr", "WebKitWebDriver", "Xvfb", "xvfb-run", "w3m", "tmux"],
    args: process.argv.slice(2),
  });
});
