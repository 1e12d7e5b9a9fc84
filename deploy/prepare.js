// Installs and builds missing or outdated parts, without starting the product: node deploy/prepare.js
import { fileURLToPath } from "node:url";
import { prepareBuilt } from "../launch/prepare.js";
import { main } from "../launch/run.js";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

await main(async () => {
  await prepareBuilt();
  return 0;
});
