/**
 * Runs the calls of one key one after the other. If a call fails, the calls that wait behind it fail too: the database is
 * usually down, and each call would wait as long for the same error.
 */
export function keyedQueue() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const previous = last.get(key);
    const result = previous ? previous.then(work) : work();
    last.set(key, result);
    try {
      return await result;
    } finally {
      if (last.get(key) === result) last.delete(key);
    }
  };
}
