// Loaded into every measured process (node --import): answers over its channel what it has used so far.
import { cpuSeconds } from "./cpu-seconds.ts";

export interface Usage {
  /** Of the whole process, all threads. */
  cpuSeconds: number;
  residentBytes: number;
}

process.on("message", (message) => {
  if (message !== "usage") return;
  process.send?.({
    cpuSeconds: cpuSeconds(),
    residentBytes: process.memoryUsage.rss(),
  } satisfies Usage);
});
