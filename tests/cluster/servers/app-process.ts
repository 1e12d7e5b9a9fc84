import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { untilAnswered } from "../../../bench/servers/servers.ts";

/** One process of the built product, which can be stopped or killed and started again on its port. */
export interface AppProcess {
  port: number;
  at: string;
  start(changes?: NodeJS.ProcessEnv): void;
  ready(): Promise<void>;
  /** Finishes what is under way. */
  stop(): Promise<void>;
  kill(): Promise<void>;
}

const MAIN = join("build", "server", "main.js");

export function appProcess({
  port,
  env,
  log,
}: {
  port: number;
  env: NodeJS.ProcessEnv;
  log: string;
}): AppProcess {
  let child: ChildProcess | undefined;
  let settings = env;

  async function end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  return {
    port,
    at: `http://127.0.0.1:${port}`,
    start(changes = {}) {
      settings = { ...settings, ...changes };
      const own = { PATH: process.env.PATH, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) };
      child = spawn(process.execPath, [MAIN], {
        env: { ...own, ...settings },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const file = createWriteStream(log, { flags: "a" });
      for (const stream of [child.stdout, child.stderr]) stream?.pipe(file, { end: false });
    },
    ready: () => untilAnswered(port, "/health/ready"),
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}
