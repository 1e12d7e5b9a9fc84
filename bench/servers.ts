import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../tests/harness/free-port.ts";
import { startProduct } from "../tests/harness/product.ts";
import { waitUntilAnswered } from "../tests/harness/wait-until-answered.ts";
import type { ProcessUsage } from "./probe.ts";

export interface MeasuredServer {
  port: number;
  pid: number;
  usage(): Promise<ProcessUsage>;
  stop(): Promise<void>;
}

const PROBE = ["--import", new URL("./probe.ts", import.meta.url).href];

/** Starts the product with the demonstration data. `folder` is the checkout of another version, or null for this version. */
export async function startMeasured(
  database: string,
  folder: string | null,
  env: NodeJS.ProcessEnv = {},
  nodeArgs: readonly string[] = [],
): Promise<MeasuredServer> {
  const product = await startProduct({
    nodeArgs: [...PROBE, ...nodeArgs],
    env: { DATABASE_URL: database, DEMO_DATA: "on", ...env },
    ...(folder && { cwd: folder }),
  });
  const { port, pid } = product;
  return { port, pid, usage: () => usageOf(product.process), stop: async () => void (await product.stop()) };
}

/** Starts a server that answers every request with the response of the server at port `origin` for `path`. */
export async function startBare(origin: number, path: string, encoding: string): Promise<MeasuredServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [...PROBE, join(import.meta.dirname, "bare.ts")], {
    env: {
      ...process.env,
      PORT: String(port),
      ORIGIN: `http://127.0.0.1:${origin}${path}`,
      ENCODING: encoding,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await waitUntilAnswered(`http://127.0.0.1:${port}/`);
  return {
    port,
    pid: child.pid ?? 0,
    usage: () => usageOf(child),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function usageOf(child: ChildProcess): Promise<ProcessUsage> {
  const reply = once(child, "message", { signal: AbortSignal.timeout(60_000) });
  child.send("usage");
  const [usage] = await reply;
  return usage;
}
