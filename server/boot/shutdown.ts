type Close = () => Promise<unknown>;

export type CloseLater = (close: Close) => void;

/** One Ctrl-C sends several signals within this time: from the terminal, from npm and from the launcher. */
const SAME_SIGNAL_MS = 2_000;

/** `closeAll` calls the functions in the reverse order of their registration. */
export function createCloseList() {
  const closeFunctions: Close[] = [];
  return {
    closeLater: (close: Close): void => void closeFunctions.unshift(close),
    async closeAll(): Promise<void> {
      for (const close of closeFunctions) await close().catch((error: unknown) => console.error(error));
    },
  };
}

export function createShutdown() {
  const { closeLater, closeAll } = createCloseList();
  let startedAt: number | null = null;

  return {
    closeLater,
    isUnderWay: () => startedAt !== null,

    /**
     * Closes all resources, then exits with `code`. Calls within two seconds of the first are ignored. A later call exits with 1
     * at once.
     */
    async shutDown(code: number): Promise<void> {
      if (startedAt !== null) {
        if (performance.now() - startedAt > SAME_SIGNAL_MS) process.exit(1);
        return;
      }
      startedAt = performance.now();
      await closeAll();
      process.exit(code);
    },
  };
}

/** Calls `callback` on the signals that end a process, and when the launcher that started this process has died. */
export function onEndSignal(callback: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, callback);
  process.on("disconnect", callback);
}
