import { setTimeout as pause } from "node:timers/promises";

const LOOK_EVERY_MS = 250;
const IDLE_SHARE = 0.05;

/** Resolves when a process has nothing more to do, by the processor time it has used so far. */
export async function untilIdle(cpuSeconds: () => number | Promise<number>): Promise<void> {
  let before = await cpuSeconds();
  for (;;) {
    await pause(LOOK_EVERY_MS);
    const now = await cpuSeconds();
    if (now - before < (IDLE_SHARE * LOOK_EVERY_MS) / 1_000) return;
    before = now;
  }
}
