import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { GC_FLAG } from "../../launch/product.js";
import { freePort } from "./free-port.ts";
import { type MeasuredProcess, startMeasured } from "./measured-process.ts";

const PATIENCE_MS = 60_000;

/** The product as `npm start` runs it, quiet and without limits on visitors. */
export async function startProduct(env: NodeJS.ProcessEnv, cwd?: string): Promise<MeasuredProcess> {
  const port = await freePort();
  const product = startMeasured({
    file: join("build", "server", "main.js"),
    port,
    flags: [GC_FLAG],
    ...(cwd && { cwd }),
    env: { LOG_LEVEL: "warn", RATE_LIMIT_FACTOR: "1000000", DEMO_DATA: "on", ...quietly(port), ...env },
  });
  await untilAnswered(port, "/health/ready");
  return product;
}

/** What the one who measures has set for a product of theirs must not reach the one measured. */
const quietly = (port: number): NodeJS.ProcessEnv => ({
  HOST: "127.0.0.1",
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SMTP_URL: "",
  ADMIN_EMAIL: "",
});

export async function startBare(): Promise<MeasuredProcess> {
  const port = await freePort();
  const bare = startMeasured({ file: join(import.meta.dirname, "bare.ts"), port });
  await untilAnswered(port, "/");
  return bare;
}

/** Resolves as soon as a path is answered with this status. */
export async function untilAnswered(port: number, path: string, status = 200): Promise<void> {
  const started = performance.now();
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === status) return;
    if (performance.now() - started > PATIENCE_MS) throw new Error(`Nothing answers ${path} on port ${port}`);
    await pause(10);
  }
}
