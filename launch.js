// Installs the packages if needed, then runs a file of this repository with Node 24 or newer: node launch.js FILE [arguments]
import { fileURLToPath } from "node:url";
import { envFileOption } from "./launch/env-file.js";
import { prepareInstalled } from "./launch/prepare.js";
import { main } from "./launch/run.js";
import { runWithSignals } from "./launch/run-with-signals.js";

process.chdir(fileURLToPath(new URL(".", import.meta.url)));

await main(async () => {
  await prepareInstalled();
  return runWithSignals([...envFileOption(), ...process.argv.slice(2)], process.env);
});
