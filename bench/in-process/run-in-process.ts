import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { GC_FLAG } from "../../launch/product.js";

/** Runs a measurement in a separate Node process and returns the result that the process sends as a message. */
export async function runInProcess<Result>(file: string, args: string[], database: string): Promise<Result> {
  const path = join(import.meta.dirname, file);
  // The default heap limit depends on the machine's memory and can be too small for a million companies.
  const flags = ["--expose-gc", GC_FLAG, "--max-old-space-size=16000"];
  const child = spawn(process.execPath, [...flags, path, ...args], {
    env: { ...process.env, DATABASE_URL: database },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const results: unknown[] = [];
  child.on("message", (message) => results.push(message));
  const [code] = await once(child, "exit");
  if (code !== 0 || results.length === 0) throw new Error(`${file} failed`);
  return results[0] as Result;
}
