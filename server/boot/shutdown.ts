type Close = () => Promise<unknown>;

/** A Ctrl-C arrives several times within this time: from the terminal, from npm and from the launcher. */
const SAME_SIGNAL_MS = 2_000;

/** Ends the process in order. */
export function createShutdown() {
  const closeFunctions: Close[] = [];
  let startedAt: number | null = null;

  return {
    isUnderWay: () => startedAt !== null,

    /** Registers a function that closes something; the last one registered is called first. */
    closeLater(close: Close): void {
      closeFunctions.unshift(close);
    },

    /** Closes everything, then exits with `code`. A second signal more than two seconds later exits without waiting. */
    async shutDown(code: number): Promise<void> {
      if (startedAt !== null) {
        if (performance.now() - startedAt > SAME_SIGNAL_MS) process.exit(1);
        return;
      }
      startedAt = performance.now();
      for (const close of closeFunctions) await close().catch((error: unknown) => console.error(error));
      process.exit(code);
    },
  };
}

/** Calls `callback` on the signals that end a process, and when the launcher that started this process has died. */
export function onEndSignal(callback: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, callback);
  process.on("disconnect", callback);
}
