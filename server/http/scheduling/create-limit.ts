/** Runs at most `max` asynchronous tasks at the same time. Others wait in the order of arrival. */
export function createLimit(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= max) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await task();
    } finally {
      // The next waiting task uses the slot of the finished task.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
