// Runs a file of ours with the Node it is made for, installing the packages first: node launch.js FILE [arguments]
import { fileURLToPath } from "node:url";
import { prepareInstalled } from "./launch/prepare.js";
import { main } from "./launch/run.js";
import { serve } from "./launch/serve.js";

process.chdir(fileURLToPath(new URL(".", import.meta.url)));

await main(async () => {
  await prepareInstalled();
  return serve(["--env-file-if-exists=.env", ...process.argv.slice(2)], process.env);
});
