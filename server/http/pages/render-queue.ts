/**
 * Has what takes milliseconds begin one in a turn of the event loop, first come, first served. Node takes one new connection
 * in a turn: with a page for each of the others worked out in between, the last of many would wait seconds to be heard.
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((begin) => {
      if (waiting.push(begin) === 1) setImmediate(next);
    });
}
