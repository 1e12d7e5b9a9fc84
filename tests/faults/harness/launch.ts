import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../../bench/servers/free-port.ts";

export const ADMIN_PASSWORD = "correct horse";

/** The built product in a process of its own. */
export interface Product {
  url: string;
  port: number;
  pid: number;
  /** What it printed, line by line. */
  lines: string[];
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  kill(signal: NodeJS.Signals): void;
}

export interface ProductOptions {
  dataDir: string;
  port?: number;
  env?: NodeJS.ProcessEnv;
  /** Of Node itself. */
  args?: string[];
}

/** What the one who tests has set for a product of theirs must not reach the one tested. */
const SETTINGS: NodeJS.ProcessEnv = {
  ...{ NODE_ENV: "production", HOST: "127.0.0.1", LOG_LEVEL: "info", RATE_LIMIT_FACTOR: "1000000" },
  ...{
    ADMIN_PASSWORD,
    DATABASE_URL: "",
    SMTP_URL: "",
    ADMIN_EMAIL: "",
    SIGNING_SECRET: "",
    DEMO_DATA: "off",
  },
  ...{ TRUST_PROXY: "", MAIL_FROM: "", NEW_COMPANY_RATING: "", MAPS_API_KEY: "" },
};

/** Starts the product as `npm start` does. */
export async function launch({ dataDir, port, env, args = [] }: ProductOptions): Promise<Product> {
  const ownPort = port ?? (await freePort());
  const url = `http://127.0.0.1:${ownPort}`;
  const child = spawn(process.execPath, [...args, join("build", "server", "main.js")], {
    env: { ...process.env, ...SETTINGS, PORT: String(ownPort), PUBLIC_URL: url, DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return {
    url,
    port: ownPort,
    pid: child.pid ?? 0,
    lines: linesOf(child),
    ended: once(child, "exit").then(([code, signal]) => ({ code, signal })),
    kill: (signal) => void child.kill(signal),
  };
}

function linesOf(child: ChildProcess): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream as NodeJS.ReadableStream }).on("line", (line) => lines.push(line));
  return lines;
}

/** Waits until a line holds `text`; fails when the product ends before. */
export async function untilSaid({ lines, ended }: Product, text: string): Promise<void> {
  let isEnded = false;
  void ended.then(() => {
    isEnded = true;
  });
  while (!lines.some((line) => line.includes(text))) {
    if (isEnded) throw new Error(`The product ended:\n${lines.join("\n")}`);
    await pause(10);
  }
}

export const untilReady = (product: Product) => untilSaid(product, "Skip Finder is ready");
