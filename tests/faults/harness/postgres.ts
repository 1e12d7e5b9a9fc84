import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { serverRuns, tellAllOfServer, tellServer } from "./postgres-processes.ts";

const OPENS_THE_DATABASE = join("server", "database", "test-process.ts");

/** A database server that nobody looks after, as the operator's own. */
export interface Postgres {
  url: string;
  /** Ends it as a power cut would; `stop` as its administrator would. */
  kill(): void;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Lets all its processes stand still, with their connections open. */
  freeze(): void;
  thaw(): void;
}

/** Starts the server of a data folder on the port it always has. */
export async function startPostgres(dataDir: string): Promise<Postgres> {
  return {
    url: await startServer(dataDir),
    kill: () => tellServer(dataDir, "SIGKILL"),
    async stop() {
      // A "fast" stop: it ends every connection.
      tellServer(dataDir, "SIGINT");
      while (serverRuns(dataDir)) await pause(20);
    },
    start: async () => void (await startServer(dataDir)),
    freeze: () => tellAllOfServer(dataDir, "SIGSTOP"),
    thaw: () => tellAllOfServer(dataDir, "SIGCONT"),
  };
}

/** By a process that is killed as soon as the server runs: the server stays. */
async function startServer(dataDir: string): Promise<string> {
  const child = spawn(process.execPath, [OPENS_THE_DATABASE, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const [url] = await once(createInterface({ input: child.stdout }), "line");
  child.kill("SIGKILL");
  await ended;
  return url;
}
