import { setTimeout as pause } from "node:timers/promises";

const SETTLE_MS = 100;
const MOST_ROUNDS = 10;

/** What the process holds on to, in and beside its heap. Needs --expose-gc. */
export async function usedBytes(): Promise<number> {
  let used = Number.POSITIVE_INFINITY;
  // What lay beside the heap is given back a little after the collector has found it.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    globalThis.gc?.();
    await pause(SETTLE_MS);
    const { heapUsed, external } = process.memoryUsage();
    used = Math.min(used, heapUsed + external);
  }
  return used;
}
