import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../harness/free-port.ts";

export const PASSWORD = "a password for tests";

export interface Product {
  port: number;
  pid: number;
  /** Everything it said so far: its log among it. */
  output(): string;
  isAlive(): boolean;
  stop(): Promise<void>;
}

/** The built product as an operator starts it: a process of its own, on a real port. */
export async function startProduct(databaseUrl: string, env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "skip-finder-hostile-"));
  const child = spawn(process.execPath, ["build/server/main.js"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: PASSWORD,
      DEMO_DATA: "off",
      SMTP_URL: "",
      RATE_LIMIT_FACTOR: "1000000",
      LOG_LEVEL: "warn",
      ...env,
    },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(String(text)));
  await ready(child, () => said.join(""));
  return {
    port,
    pid: child.pid ?? 0,
    output: () => said.join(""),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      if (child.exitCode === null) {
        child.kill();
        await once(child, "exit");
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", () => said().includes("is ready at") && resolve());
    child.once("exit", () => reject(new Error(`The product did not start:\n${said()}`)));
  });
}
