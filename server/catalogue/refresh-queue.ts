/** Companies to read again. */
export type CompanyIds = readonly number[] | "all";

const joined = (a: CompanyIds, b: CompanyIds): CompanyIds =>
  a === "all" || b === "all" ? "all" : [...new Set([...a, ...b])];

/**
 * Reads one after the other, so that an older reading never replaces a newer one. Requests that arrive during a reading
 * share the next one, and each is answered only by a reading that began after it was made.
 */
export function createRefreshQueue(read: (ids: CompanyIds) => Promise<void>) {
  let last: Promise<void> = Promise.resolve();
  let next: { ids: CompanyIds; done: Promise<void> } | null = null;

  return function refresh(ids: CompanyIds): Promise<void> {
    if (next) {
      next.ids = joined(next.ids, ids);
      return next.done;
    }
    const batch = { ids, done: last };
    batch.done = last.then(() => {
      next = null;
      return read(batch.ids);
    });
    next = batch;
    // A reading that failed is told to those who asked for it, and does not stop the next.
    last = batch.done.catch(() => {});
    return batch.done;
  };
}
