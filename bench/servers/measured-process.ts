import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Usage } from "./probe.ts";

/** A server in a process of its own, whose use of the processor can be read. */
export interface MeasuredProcess {
  port: number;
  usage(): Promise<Usage>;
  /** To a process that understands messages; resolves with what it answers. */
  tell(message: object): Promise<unknown>;
  stop(): Promise<void>;
}

export interface Start {
  file: string;
  port: number;
  /** Flags of Node. */
  flags?: readonly string[];
  /** The folder it runs in; ours, unless another version is measured. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

const PROBE = new URL("./probe.ts", import.meta.url).href;

export function startMeasured({ file, port, flags = [], cwd, env = {} }: Start): MeasuredProcess {
  const child = spawn(process.execPath, [...flags, "--import", PROBE, file], {
    ...(cwd && { cwd }),
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    serialization: "advanced",
  });
  const ended = once(child, "exit");
  return {
    port,
    usage: async () => (await ask(child, "usage")) as Usage,
    tell: (message) => ask(child, message),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function ask(child: ChildProcess, message: object | string): Promise<unknown> {
  const settled = new AbortController();
  const { signal } = settled;
  const answer = once(child, "message", { signal });
  const end = once(child, "exit", { signal }).then(() => {
    throw new Error("A measured server ended");
  });
  child.send(message);
  try {
    const [said] = await Promise.race([answer, end]);
    return said;
  } finally {
    end.catch(() => {});
    settled.abort();
  }
}
