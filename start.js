// Behind "npm start": installs, builds and serves. Plain JavaScript, because nothing is installed yet.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareBuilt } from "./launch/prepare.js";
import { main } from "./launch/run.js";
import { serve } from "./launch/serve.js";

process.chdir(fileURLToPath(new URL(".", import.meta.url)));

await main(async () => {
  await prepareBuilt();
  return serve(["--env-file-if-exists=.env", "--enable-source-maps", join("build", "server", "main.js")], {
    ...process.env,
    NODE_ENV: "production",
  });
});
