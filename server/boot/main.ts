import "./young-generation.ts";
import { type AppDeps, createApp } from "#server/app.ts";
import { createRender, PAGE_PATHS } from "#server/pages/render.ts";
import { ConfigError, readConfig } from "./config.ts";
import { openDoor } from "./http-server.ts";
import { type Say, startServices } from "./start.ts";
import { settleShapes } from "./v8-tuning.ts";
import { warmUp } from "./warm-up.ts";

const FILES: AppDeps["files"] = [
  { folder: "build/client", at: "" },
  { folder: "content/guides/drawings", at: "/guides/drawings" },
];

const say: Say = (line) => console.log(line);
const seconds = () => `${(performance.now() / 1000).toFixed(1)} s`;

/** What has to be closed, in the order in which it has to be. */
const closing: (() => Promise<void>)[] = [];

async function start() {
  const config = readConfig(process.env);
  // A machine without a loopback serves nevertheless, only slower.
  await settleShapes().catch(() => {});
  // Behind a proxy silence is better: it asks a process that is ready, which may do what this one can only put off.
  const early = config.trustProxy === 0 ? await openDoor(config) : null;
  const { services, log } = await startServices(config, {
    say,
    closeLater: (close) => closing.unshift(close),
  });
  const render = createRender({ services, log });
  const app = createApp({ services, log, render, files: FILES, pagePaths: PAGE_PATHS });
  await warmUp(app.fetch, config.publicUrl);
  const door = early ?? (await openDoor(config));
  closing.unshift(door.close);
  door.serve(app);
  say(`Skip Finder is ready at ${config.publicUrl} (${seconds()})`);
  process.on("unhandledRejection", (error) => log.error({ err: error }, "Something failed unseen"));
}

/** One Ctrl-C arrives several times: from the terminal, from npm and from the launcher. */
const IMPATIENT_AFTER_MS = 2_000;
let stoppingSince = 0;

/** Finishes what is under way, then ends. Asked again later, it ends at once. */
async function stop(code: number) {
  if (stoppingSince > 0) {
    if (Date.now() - stoppingSince > IMPATIENT_AFTER_MS) process.exit(1);
    return;
  }
  stoppingSince = Date.now();
  for (const close of closing) await close().catch((error: unknown) => console.error(error));
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(0));
// The launcher died.
process.on("disconnect", () => stop(0));

// Not awaited: parts of the build that are loaded later import this module, and would wait for its end.
start().catch(async (error: unknown) => {
  if (stoppingSince > 0) return;
  console.error(error instanceof ConfigError ? error.message : sentence(error));
  await stop(1);
});

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return `Skip Finder could not start: ${error}`;
  return process.env.LOG_LEVEL === "debug"
    ? String(error.stack)
    : `Skip Finder could not start: ${error.message}`;
}
