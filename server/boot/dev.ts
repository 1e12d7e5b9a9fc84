// `npm run dev`: the product with live reload. A change in client/ reloads the page. A change in server/, contract/, content/,
// data/ or demo/ restarts the services. After a change in this file or in a file that it imports, restart the command.
import { createServer } from "node:http";
import { resolve, sep } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { readConfig } from "./config.ts";
import { createDevState } from "./dev-state.ts";
import { createShutdown, onEndSignal } from "./shutdown.ts";

const RELOAD_DELAY_MS = 100;
const SERVER_FOLDERS = ["server", "contract", "content", "data", "demo"];

const { closeLater, shutDown } = createShutdown();
onEndSignal(() => shutDown(0));

const config = readConfig(process.env);
const server = createServer();
const vite = await createVite({
  appType: "custom",
  server: { middlewareMode: true, hmr: { server }, watch: { ignored: [`${resolve(config.dataDir)}/**`] } },
});
closeLater(vite.close);
const state = await createDevState({ vite, config, closeLater });

let reloadTimer: NodeJS.Timeout | undefined;
const isServerFile = (path: string) =>
  !/\.test\.tsx?$/.test(path) &&
  SERVER_FOLDERS.some((folder) => path.startsWith(`${vite.config.root}${sep}${folder}${sep}`));

vite.watcher.on("all", (_event, path) => {
  if (!isServerFile(path)) return;
  clearTimeout(reloadTimer);
  reloadTimer = setTimeout(() => void state.restart(), RELOAD_DELAY_MS);
});

/** Shows every component in every state; see client/component-states/. */
const COMPONENT_STATES_PAGE = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="stylesheet" href="/client/styles/app.css">
    <script type="module" src="/@vite/client"></script>
    <script type="module" src="/client/component-states/component-states.tsx"></script>
  </head>
  <body class="font-sans"><div id="root"></div></body>
</html>`;

const listener = getRequestListener(async (request, env) => {
  if (new URL(request.url).pathname === "/dev/components")
    return new Response(COMPONENT_STATES_PAGE, { headers: { "content-type": "text/html; charset=utf-8" } });
  return (await state.getApp()).fetch(request, env);
});
server.on("request", (request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
);
server.listen(config.port, config.host, () => console.log(`Developing at http://localhost:${config.port}`));
