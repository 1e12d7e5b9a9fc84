// `npm run dev`: the product with live reload. A change in client/ reloads the page. A change in server/, contract/, content/,
// data/ or demo/ restarts the services. After a change in this file or in a file that it imports, restart the command.
import { createServer } from "node:http";
import { resolve, sep } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { createServer as createVite, type ViteDevServer } from "vite";
import { openDatabase } from "#server/database/open.ts";
import { type Config, readConfig } from "./config.ts";
import type { Progress } from "./log.ts";
import { type CloseLater, createCloseList, createShutdown, onEndSignal } from "./shutdown.ts";

const FILES = [{ folder: "content/guides/drawings", at: "/guides/drawings" }];

/** Vite loads the services and the app, so that server and screens share one copy of each module. */
async function createDevState(vite: ViteDevServer, config: Config, closeLater: CloseLater) {
  const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;
  const loadStart = () => load<typeof import("./start.ts")>("/server/boot/start.ts");

  // This connection keeps the embedded database running during a restart of the services.
  const database = await openDatabase({ ...config, log: console.log });
  closeLater(database.close);

  async function startServices(progress: Progress) {
    const { closeLater, closeAll } = createCloseList();
    const { startServices } = await loadStart();
    try {
      return { ...(await startServices(config, { progress, closeLater })), closeAll };
    } catch (error) {
      await closeAll();
      throw error;
    }
  }

  let running = startServices(console.log);
  closeLater(async () => (await running).closeAll());
  await running;

  /** If a changed file cannot be loaded, the old services keep running. */
  async function restart(): Promise<void> {
    try {
      await loadStart();
      const stopped = running.then(
        ({ closeAll }) => closeAll(),
        () => {},
      );
      running = stopped.then(() => startServices(() => {}));
      await running;
      vite.environments.client.hot.send({ type: "full-reload" });
      console.log("Restarted after a change");
    } catch (error) {
      console.error(error);
    }
  }

  let current: { parts: unknown[]; app: Hono } | undefined;

  /** Creates a new app after the services have restarted or Vite has reloaded one of the app's files. */
  async function getApp(): Promise<Hono> {
    const { createApp } = await load<typeof import("#server/app.ts")>("/server/app.ts");
    const { createRender } = await load<typeof import("#server/pages/render.ts")>("/server/pages/render.ts");
    const started = await running;
    const parts = [createApp, createRender, started];
    if (!parts.every((part, index) => part === current?.parts[index])) {
      const render = createRender(started);
      current = { parts, ...createApp({ ...started, render, files: FILES }) };
    }
    return (current as { app: Hono }).app;
  }

  return { restart, getApp };
}

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
const state = await createDevState(vite, config, closeLater);

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
