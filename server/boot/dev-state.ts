import type { Hono } from "hono";
import type { ViteDevServer } from "vite";
import { openDatabase } from "#server/database/open.ts";
import type { Config } from "./config.ts";
import type { Progress } from "./log.ts";
import { type CloseLater, createCloseList } from "./shutdown.ts";

interface DevStateOptions {
  vite: ViteDevServer;
  config: Config;
  closeLater: CloseLater;
}

const FILES = [{ folder: "content/guides/drawings", at: "/guides/drawings" }];

/**
 * Starts the services and creates the app, in development. Vite loads both, so that server and screens share one copy of each
 * module.
 */
export async function createDevState({ vite, config, closeLater }: DevStateOptions) {
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

  /**
   * Restarts the services with the changed files, then reloads open pages. If a changed file cannot be loaded, for example
   * after a syntax error, the old services keep running.
   */
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

  /** Returns the app. Creates a new app after the services restarted or Vite reloaded one of the app's files. */
  async function getApp(): Promise<Hono> {
    const { createApp } = await load<typeof import("#server/app.ts")>("/server/app.ts");
    const { createRender } = await load<typeof import("#server/pages/render.ts")>("/server/pages/render.ts");
    const started = await running;
    const parts = [createApp, createRender, started];
    if (!parts.every((part, index) => part === current?.parts[index])) {
      const render = createRender(started);
      current = { parts, app: createApp({ ...started, render, files: FILES }) };
    }
    return (current as { app: Hono }).app;
  }

  return { restart, getApp };
}
