import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { ProcessUsage } from "./probe.ts";

/** A server in a separate process that reports its processor time and memory. */
export interface MeasuredProcess {
  port: number;
  usage(): Promise<ProcessUsage>;
  /** Sends an IPC message and returns the reply. */
  sendMessage(message: object): Promise<unknown>;
  stop(): Promise<void>;
}

/** The URL of probe.ts, which `node --import` loads into each measured process. */
export const PROBE = new URL("./probe.ts", import.meta.url).href;

interface ScriptOptions {
  file: string;
  port: number;
  env?: NodeJS.ProcessEnv;
}

/** Starts a script of the benchmark that replies to IPC messages. */
export function startMeasuredScript({ file, port, env = {} }: ScriptOptions): MeasuredProcess {
  const child = spawn(process.execPath, ["--import", PROBE, file], {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    serialization: "advanced",
  });
  return measure(child, port);
}

/** Returns functions that measure, message and stop a child process that has loaded probe.ts. */
export function measure(child: ChildProcess, port: number): MeasuredProcess {
  const exited = once(child, "exit");
  return {
    port,
    usage: async () => (await sendAndReceive(child, "usage")) as ProcessUsage,
    sendMessage: (message) => sendAndReceive(child, message),
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

async function sendAndReceive(child: ChildProcess, message: object | string): Promise<unknown> {
  const settled = new AbortController();
  const { signal } = settled;
  const reply = once(child, "message", { signal });
  const exit = once(child, "exit", { signal }).then(() => {
    throw new Error("A measured server exited");
  });
  child.send(message);
  try {
    const [received] = await Promise.race([reply, exit]);
    return received;
  } finally {
    exit.catch(() => {});
    settled.abort();
  }
}
