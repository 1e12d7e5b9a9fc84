// Installs and builds what is missing or out of date, and starts nothing: node deploy/prepare.js
import { fileURLToPath } from "node:url";
import { prepareBuilt } from "../launch/prepare.js";
import { main } from "../launch/run.js";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

await main(async () => {
  await prepareBuilt();
  return 0;
});
