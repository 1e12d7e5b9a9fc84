// `npm run dev`: the product with screens that change while you write them. Domains are read once: after a change to
// them, start again.
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import type { App } from "#server/http/request-handler.ts";
import { readConfig } from "./config.ts";
import { createShutdown, onEndSignal } from "./shutdown.ts";

const config = readConfig(process.env);
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
// Everything of ours comes through Vite, so that server and screens share one copy of each module.
const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;

const { closeLater, shutDown } = createShutdown();
const { startServices } = await load<typeof import("./start.ts")>("/server/boot/start.ts");
const started = await startServices(config, { progress: console.log, closeLater });

const files = [{ folder: "content/guides/drawings", at: "/guides/drawings" }];
let current: { made: unknown[]; app: App } | undefined;

/** The app, made anew when a file it is made of has changed: then Vite hands out new functions. */
async function freshApp(): Promise<App> {
  const { createApp } = await load<typeof import("#server/app.ts")>("/server/app.ts");
  const { createRender, PAGE_PATHS } =
    await load<typeof import("#server/pages/render.ts")>("/server/render.ts");
  if (current?.made[0] !== createApp || current.made[1] !== createRender) {
    const render = createRender(started);
    const app = createApp({ ...started, render, files, pagePaths: PAGE_PATHS });
    current = { made: [createApp, createRender], app };
  }
  return current.app;
}

const listener = getRequestListener(async (request, env) => (await freshApp()).fetch(request, env));
server.on("request", (request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
);
server.listen(config.port, config.host, () => console.log(`Developing at http://localhost:${config.port}`));

closeLater(vite.close);
onEndSignal(() => shutDown(0));
