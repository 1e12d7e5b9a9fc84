import { setTimeout as pause } from "node:timers/promises";
import { getHeapSpaceStatistics } from "node:v8";

const SETTLE_MS = 100;
const MAX_ROUNDS = 10;

/** Heap spaces with compiled code. They are not counted, because V8 compiles and discards code at any time. */
const CODE_SPACES = ["code_space", "code_large_object_space", "trusted_space", "trusted_large_object_space"];

/** Collects garbage and returns the bytes in use, in the heap and outside, without compiled code. Needs `--expose-gc`. */
export async function usedBytes(): Promise<number> {
  let used = Number.POSITIVE_INFINITY;
  // V8 frees memory outside the heap some time after a collection, so several rounds are needed.
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    // The flavor "regular" keeps the source text of unused functions, which takes several megabytes.
    globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
    await pause(SETTLE_MS);
    const spaces = getHeapSpaceStatistics().filter(({ space_name }) => !CODE_SPACES.includes(space_name));
    const inHeap = spaces.reduce((sum, { space_used_size }) => sum + space_used_size, 0);
    used = Math.min(used, inHeap + process.memoryUsage().external);
  }
  return used;
}
