// `node --import` loads this file into each measured process, where it replies to the IPC message "usage".
export interface ProcessUsage {
  /** The processor time of all threads since the process started. */
  cpuSeconds: number;
  residentBytes: number;
}

process.on("message", (message) => {
  if (message !== "usage") return;
  const { user, system } = process.cpuUsage();
  const residentBytes = process.memoryUsage.rss();
  process.send?.({ cpuSeconds: (user + system) / 1_000_000, residentBytes } satisfies ProcessUsage);
});
