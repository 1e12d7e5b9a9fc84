import { setTimeout as pause } from "node:timers/promises";
import { getHeapSpaceStatistics } from "node:v8";

const SETTLE_MS = 100;
const MOST_ROUNDS = 10;

/** What the machine makes of functions as they are called, at times of its own choosing. */
const CODE = ["code_space", "code_large_object_space", "trusted_space", "trusted_large_object_space"];

/** What the process holds on to, in and beside its heap, compiled code aside. Needs --expose-gc. */
export async function usedBytes(): Promise<number> {
  let used = Number.POSITIVE_INFINITY;
  // What lay beside the heap is given back a little after the collector has found it.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // All there is: source texts of what nobody calls any more, some megabytes, stay otherwise until memory is short.
    globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
    await pause(SETTLE_MS);
    const spaces = getHeapSpaceStatistics().filter(({ space_name }) => !CODE.includes(space_name));
    const inHeap = spaces.reduce((sum, { space_used_size }) => sum + space_used_size, 0);
    used = Math.min(used, inHeap + process.memoryUsage().external);
  }
  return used;
}
