/**
 * Starts at most one rendering per iteration of the event loop, in the order of arrival. Node accepts one new
 * connection per iteration. With many renderings in each, the last of many clients would wait seconds for a connection.
 */
export function createRenderQueue(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const startNext = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(startNext);
  };
  return () =>
    new Promise((start) => {
      if (waiting.push(start) === 1) setImmediate(startNext);
    });
}
