import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PRODUCT_ARGS } from "../../launch/product.js";
import { copyFolder } from "./copy-folder.ts";
import { freePort } from "./free-port.ts";
import { waitUntilAnswered } from "./wait-until-answered.ts";

export const ADMIN_PASSWORD = "a password for tests";

export interface ProductOptions {
  /** By default a temporary folder that `stop` deletes. */
  dataDir?: string;
  /** Its content is copied to the temporary folder, which is otherwise empty. Ignored with `dataDir`. */
  copyOf?: string;
  port?: number;
  env?: NodeJS.ProcessEnv;
  nodeArgs?: string[];
  /** A checkout with a build. By default the current one. */
  cwd?: string;
}

interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Product {
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  process: ChildProcess;
  /** All that the process printed, including its log. */
  lines: string[];
  exited: Promise<Exit>;
  isRunning(): boolean;
  kill(signal: NodeJS.Signals): void;
  /** Sends SIGTERM and waits until the process has exited. */
  stop(): Promise<Exit>;
}

/**
 * The heap that V8 takes within the memory limit of the shipped service and container: half of 1 GB. On a machine with 8 GB or
 * more and without such a limit it takes 4 GB, and collects garbage late.
 */
export const SHIPPED_HEAP = ["--max-old-space-size=512"];

/** The product inherits only these environment variables. Others could be settings that change the result. */
const INHERITED = ["PATH", "HOME", "TMPDIR", "TEMP", "SYSTEMROOT"];

const SETTINGS: NodeJS.ProcessEnv = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  ADMIN_PASSWORD,
  DEMO_DATA: "off",
  LOG_LEVEL: "warn",
  // No test reaches a rate limit with this factor. Tests of rate limits set a lower one.
  RATE_LIMIT_FACTOR: "1000000",
};

/** Waits until /health/ready answers 200. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const product = await spawnProduct(options);
  await waitUntilReady(product).catch(async (error: unknown) => {
    product.kill("SIGKILL");
    throw error;
  });
  return product;
}

/** Does not wait, for tests of a failing start. */
export async function spawnProduct(options: ProductOptions = {}): Promise<Product> {
  const { env, nodeArgs = [], cwd } = options;
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await temporaryFolder(options.copyOf));
  const url = `http://127.0.0.1:${port}`;
  const inherited = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
  const child = spawn(process.execPath, [...nodeArgs, ...PRODUCT_ARGS], {
    ...(cwd && { cwd }),
    env: { ...inherited, ...SETTINGS, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, ...env },
    // When this process exits, the IPC channel closes and the product stops.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    serialization: "advanced",
  });
  const exited = once(child, "exit").then(([code, signal]): Exit => ({ code, signal }));
  return {
    url,
    port,
    pid: child.pid ?? 0,
    dataDir,
    process: child,
    lines: readLines(child),
    exited,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: (signal) => void child.kill(signal),
    async stop() {
      child.kill("SIGTERM");
      const exit = await exited;
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
      return exit;
    },
  };
}

export async function waitUntilReady({ url, lines, exited }: Product): Promise<void> {
  const exit = new AbortController();
  void exited.then(() => exit.abort());
  try {
    await waitUntilAnswered(`${url}/health/ready`, { signal: exit.signal });
  } catch (error) {
    throw new Error(`The product did not start:\n${lines.join("\n")}`, { cause: error });
  }
}

/** Other accounts can read the folder, because PostgreSQL runs as another account if the caller is root. */
async function temporaryFolder(copyOf?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "skip-finder-test-"));
  if (copyOf) copyFolder(copyOf, folder);
  await chmod(folder, 0o755);
  return folder;
}

function readLines(child: ChildProcess): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream as NodeJS.ReadableStream }).on("line", (line) => lines.push(line));
  return lines;
}
