import { expect } from "vitest";
import type { WriteResult } from "./write.ts";
import { accepted } from "./writers.ts";

/** Waits until a write that ends from now on succeeds. Returns the milliseconds it took. */
export async function waitUntilWritten(writes: readonly WriteResult[]): Promise<number> {
  const started = performance.now();
  const before = writes.length;
  await expect.poll(() => accepted(writes.slice(before)).length).toBeGreaterThan(0);
  return performance.now() - started;
}

/** The state of the database according to /health/ready. */
export const databaseState = async (url: string): Promise<string> =>
  (await (await fetch(`${url}/health/ready`)).json()).database;

/** Waits until /health/ready reports the database as up. Returns the milliseconds it took. */
export async function waitUntilDatabaseUp(url: string): Promise<number> {
  const started = performance.now();
  await expect.poll(() => databaseState(url)).toBe("up");
  return performance.now() - started;
}
