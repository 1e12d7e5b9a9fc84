// `npm start`: installs the packages and builds the product if needed, then runs the server. This file and launch/ are plain
// JavaScript, because an older Node must be able to run them before npm installs Node 24.
import { fileURLToPath } from "node:url";
import { envFileOption } from "./launch/env-file.js";
import { prepareBuilt } from "./launch/prepare.js";
import { PRODUCT_ARGS } from "./launch/product.js";
import { main } from "./launch/run.js";
import { runWithSignals } from "./launch/run-with-signals.js";

process.chdir(fileURLToPath(new URL(".", import.meta.url)));

await main(async () => {
  await prepareBuilt();
  return runWithSignals([...envFileOption(), ...PRODUCT_ARGS], {
    ...process.env,
    NODE_ENV: "production",
  });
});
