import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Usage } from "./probe.ts";

/** A server in a process of its own, whose processor time and memory can be read. */
export interface MeasuredProcess {
  port: number;
  usage(): Promise<Usage>;
  /** Sends a message and returns the answer. */
  tell(message: object): Promise<unknown>;
  stop(): Promise<void>;
}

/** Loaded into each measured process with `node --import`. */
export const PROBE = new URL("./probe.ts", import.meta.url).href;

interface ScriptOptions {
  file: string;
  port: number;
  env?: NodeJS.ProcessEnv;
}

/** Starts a script of the benchmark that answers messages. */
export function startMeasuredScript({ file, port, env = {} }: ScriptOptions): MeasuredProcess {
  const child = spawn(process.execPath, ["--import", PROBE, file], {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    serialization: "advanced",
  });
  return measure(child, port);
}

export function measure(child: ChildProcess, port: number): MeasuredProcess {
  const exited = once(child, "exit");
  return {
    port,
    usage: async () => (await ask(child, "usage")) as Usage,
    tell: (message) => ask(child, message),
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

async function ask(child: ChildProcess, message: object | string): Promise<unknown> {
  const settled = new AbortController();
  const { signal } = settled;
  const answer = once(child, "message", { signal });
  const exit = once(child, "exit", { signal }).then(() => {
    throw new Error("A measured server exited");
  });
  child.send(message);
  try {
    const [received] = await Promise.race([answer, exit]);
    return received;
  } finally {
    exit.catch(() => {});
    settled.abort();
  }
}
