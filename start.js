// `npm start`: installs, builds and runs the server. Plain JavaScript, because it runs before the packages are installed.
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
