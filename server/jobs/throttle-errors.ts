const QUIET_MS = 60_000;

/** Passes on one error of a kind a minute: a database that is down fails every poll. */
export function sparingly(report: (error: Error) => void, now: () => number = Date.now) {
  const reported = new Map<string, number>();
  return (error: Error & { code?: string }) => {
    const kind = error.code ?? error.message;
    if (now() - (reported.get(kind) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
    reported.set(kind, now());
    report(error);
  };
}
