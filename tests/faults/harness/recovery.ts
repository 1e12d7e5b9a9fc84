import { expect } from "vitest";
import type { WriteResult } from "./write.ts";
import { acceptedWrites } from "./writers.ts";

/** Waits until the next successful write. Returns the waiting time in milliseconds. */
export async function waitUntilWritten(writes: readonly WriteResult[]): Promise<number> {
  const started = performance.now();
  // A write that the database stored before it stopped may be answered later.
  const isNew = ({ sentAt }: WriteResult) => sentAt > started;
  await expect.poll(() => acceptedWrites(writes).some(isNew)).toBe(true);
  return performance.now() - started;
}

/** Returns the state of the database that /health/ready reports. */
export const databaseState = async (url: string): Promise<string> =>
  (await (await fetch(`${url}/health/ready`)).json()).database;

/** Waits until /health/ready reports the database as up. Returns the waiting time in milliseconds. */
export async function waitUntilDatabaseUp(url: string): Promise<number> {
  const started = performance.now();
  await expect.poll(() => databaseState(url)).toBe("up");
  return performance.now() - started;
}
