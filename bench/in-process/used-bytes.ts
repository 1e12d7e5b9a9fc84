import { setTimeout as pause } from "node:timers/promises";
import { getHeapSpaceStatistics } from "node:v8";

const SETTLE_MS = 100;
const MAX_ROUNDS = 10;

/** Compiled code, which V8 creates and drops at any time. */
const CODE_SPACES = ["code_space", "code_large_object_space", "trusted_space", "trusted_large_object_space"];

/** The memory in use in the heap and outside it, without compiled code. Needs `--expose-gc`. */
export async function usedBytes(): Promise<number> {
  let used = Number.POSITIVE_INFINITY;
  // Memory outside the heap is freed a little after the collection.
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    // Any other flavour keeps the source text of unused functions, some megabytes.
    globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
    await pause(SETTLE_MS);
    const spaces = getHeapSpaceStatistics().filter(({ space_name }) => !CODE_SPACES.includes(space_name));
    const inHeap = spaces.reduce((sum, { space_used_size }) => sum + space_used_size, 0);
    used = Math.min(used, inHeap + process.memoryUsage().external);
  }
  return used;
}
