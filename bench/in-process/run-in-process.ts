import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { GC_FLAG } from "../../launch/product.js";

/** Runs a measurement in a process of its own, so that its memory is its own; it sends what it found. */
export async function runInProcess<Found>(file: string, args: string[], database: string): Promise<Found> {
  const path = join(import.meta.dirname, file);
  // More than a process gets by itself on small machines: what a million companies take is to be seen, not to fail.
  const flags = ["--expose-gc", GC_FLAG, "--max-old-space-size=16000"];
  const child = spawn(process.execPath, [...flags, path, ...args], {
    env: { ...process.env, DATABASE_URL: database },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const found: unknown[] = [];
  child.on("message", (message) => found.push(message));
  const [code] = await once(child, "exit");
  if (code !== 0 || found.length === 0) throw new Error(`${file} failed`);
  return found[0] as Found;
}
