import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { isServerRunning, signalPostmaster, signalServerProcesses } from "./postgres-processes.ts";

const OPEN_DATABASE = join("server", "database", "testing", "open-database-process.ts");

/** An external database server, which the product does not supervise. */
export interface Postgres {
  url: string;
  /** Kills the postmaster with SIGKILL. Its child processes then exit too. */
  kill(): void;
  /** Stops the server with a fast shutdown, which closes all connections. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Suspends all server processes and leaves their connections open. */
  freeze(): void;
  thaw(): void;
}

/** Starts the server of a data folder on the port recorded there. */
export async function startPostgres(dataDir: string): Promise<Postgres> {
  return {
    url: await startServer(dataDir),
    kill: () => signalPostmaster(dataDir, "SIGKILL"),
    async stop() {
      signalPostmaster(dataDir, "SIGINT");
      while (isServerRunning(dataDir)) await pause(20);
    },
    start: async () => void (await startServer(dataDir)),
    freeze: () => signalServerProcesses(dataDir, "SIGSTOP"),
    thaw: () => signalServerProcesses(dataDir, "SIGCONT"),
  };
}

/** Opens the embedded database in another process and kills that process, so that the server keeps running alone. */
async function startServer(dataDir: string): Promise<string> {
  const child = spawn(process.execPath, [OPEN_DATABASE, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const [url] = await once(createInterface({ input: child.stdout }), "line");
  child.kill("SIGKILL");
  await exited;
  return url;
}
