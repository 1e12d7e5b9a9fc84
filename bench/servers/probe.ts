// `node --import` loads this file into each measured process. It replies to the IPC message "usage".
import { cpuSeconds } from "./cpu-seconds.ts";

export interface ProcessUsage {
  /** Processor time of all threads since the start of the process. */
  cpuSeconds: number;
  residentBytes: number;
  pid: number;
}

process.on("message", (message) => {
  if (message !== "usage") return;
  process.send?.({
    cpuSeconds: cpuSeconds(),
    residentBytes: process.memoryUsage.rss(),
    pid: process.pid,
  } satisfies ProcessUsage);
});
