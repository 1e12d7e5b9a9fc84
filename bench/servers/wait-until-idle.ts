import { setTimeout as pause } from "node:timers/promises";

const INTERVAL_MS = 250;
/** A process that uses less than this fraction of one processor is idle. */
const IDLE_SHARE = 0.05;

/** Waits until a process is idle. `cpuSeconds` returns the processor time that the process has used. */
export async function waitUntilIdle(cpuSeconds: () => number | Promise<number>): Promise<void> {
  let before = await cpuSeconds();
  for (;;) {
    await pause(INTERVAL_MS);
    const now = await cpuSeconds();
    if (now - before < (IDLE_SHARE * INTERVAL_MS) / 1_000) return;
    before = now;
  }
}
