import { expect } from "vitest";
import type { Write } from "./write.ts";
import { accepted } from "./writers.ts";

/** Waits until a write sent from now on succeeds; answers how long that took. */
export async function untilWritten(writes: readonly Write[]): Promise<number> {
  const started = performance.now();
  const before = writes.length;
  await expect.poll(() => accepted(writes.slice(before)).length).toBeGreaterThan(0);
  return performance.now() - started;
}

/** What /health/ready says of the database. */
export const databaseState = async (url: string): Promise<string> =>
  (await (await fetch(`${url}/health/ready`)).json()).database;

/** Waits until /health/ready calls the database up again; answers how long that took. */
export async function untilUp(url: string): Promise<number> {
  const started = performance.now();
  await expect.poll(() => databaseState(url)).toBe("up");
  return performance.now() - started;
}
