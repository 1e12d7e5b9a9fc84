import { type AppDeps, createApp } from "#server/app.ts";
import { createRender } from "#server/pages/render.ts";
import { ConfigError, readConfig } from "./config.ts";
import { startHttpServer } from "./http-server.ts";
import { createShutdown, onEndSignal } from "./shutdown.ts";
import { startServices } from "./start.ts";

const FILES: AppDeps["files"] = [
  { folder: "build/client", at: "" },
  { folder: "content/guides/drawings", at: "/guides/drawings" },
];

const { closeLater, shutDown, isUnderWay } = createShutdown();

async function start() {
  const config = readConfig(process.env);
  // Behind a proxy, the port opens only when the app is ready. While this port refuses connections, the proxy sends requests to
  // another process.
  const early = config.trustProxy === 0 ? await startHttpServer(config) : null;
  const { services, log } = await startServices(config, { progress: console.log, closeLater });
  const render = createRender({ services, log });
  const { app } = createApp({ services, log, render, files: FILES });
  const server = early ?? (await startHttpServer(config));
  closeLater(server.close);
  server.serve(app.fetch);
  console.log(`Skip Finder is ready at ${config.publicUrl} (${(performance.now() / 1000).toFixed(1)} s)`);
  // Not awaited, because waiting would slow down the start. Logs a warning if this machine can't draw pictures.
  void services.encoder.ready();
  process.on("unhandledRejection", (error) => log.error({ err: error }, "Unhandled rejection"));
}

onEndSignal(() => shutDown(0));

// No top-level await: chunks of the build that are loaded later import this module and would wait for it forever.
start().catch(async (error: unknown) => {
  if (isUnderWay()) return;
  console.error(error instanceof ConfigError ? error.message : explain(error));
  await shutDown(1);
});

function explain(error: unknown): string {
  if (!(error instanceof Error)) return `Skip Finder could not start: ${error}`;
  return process.env.LOG_LEVEL === "debug"
    ? String(error.stack)
    : `Skip Finder could not start: ${error.message}`;
}
