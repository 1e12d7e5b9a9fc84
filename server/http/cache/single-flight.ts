/** Shares one running call among all concurrent callers with the same key (Go's `singleflight`). */
export function singleFlight<Result>() {
  const running = new Map<string, Promise<Result>>();
  return (key: string, run: () => Promise<Result>): Promise<Result> => {
    const shared = running.get(key);
    if (shared) return shared;
    const started = run().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
