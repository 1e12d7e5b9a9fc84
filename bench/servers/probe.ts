// Loaded into every measured process (node --import): answers over its channel what it has used so far.
export interface Usage {
  /** Of the whole process, all threads. */
  cpuSeconds: number;
  residentBytes: number;
}

process.on("message", (message) => {
  if (message !== "usage") return;
  const { user, system } = process.cpuUsage();
  process.send?.({
    cpuSeconds: (user + system) / 1_000_000,
    residentBytes: process.memoryUsage.rss(),
  } satisfies Usage);
});
