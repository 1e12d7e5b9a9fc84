export type CompanyIds = readonly number[] | "all";

const union = (a: CompanyIds, b: CompanyIds): CompanyIds =>
  a === "all" || b === "all" ? "all" : [...new Set([...a, ...b])];

/**
 * Runs one read at a time, so that an older result never overwrites a newer result. All calls during a read share the next read.
 */
export function createRefreshQueue(read: (ids: CompanyIds) => Promise<void>) {
  let last: Promise<void> = Promise.resolve();
  let next: { ids: CompanyIds; done: Promise<void> } | null = null;

  return function refresh(ids: CompanyIds): Promise<void> {
    if (next) {
      next.ids = union(next.ids, ids);
      return next.done;
    }
    const batch = { ids, done: last };
    batch.done = last.then(() => {
      next = null;
      return read(batch.ids);
    });
    next = batch;
    // A failed read rejects only the calls that wait for it. The next read still runs.
    last = batch.done.catch(() => {});
    return batch.done;
  };
}
