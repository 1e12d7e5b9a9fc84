const INTERVAL_MS = 60_000;

/** Reports each kind of error at most once a minute: while the database is down, every poll fails. */
export function throttleErrors(report: (error: Error) => void, now: () => number = Date.now) {
  const reportedAt = new Map<string, number>();
  return (error: Error & { code?: string }) => {
    const kind = error.code ?? error.message;
    if (now() - (reportedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < INTERVAL_MS) return;
    reportedAt.set(kind, now());
    report(error);
  };
}
