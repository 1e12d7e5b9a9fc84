import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";

const RETRY_MS = 1_000;

interface Following {
  channel: string;
  catchUp(): Promise<unknown>;
  what: string;
  listen(
    channel: string,
    handlers: { onNotification(): void; onReconnected(): void },
  ): { ready: Promise<void>; close(): Promise<void> };
  log: Pick<Logger, "warn">;
}

/** Calls `catchUp` at the start and after each notification or reconnection, one call at a time, until `close` is called. */
export function followChannel({ channel, catchUp, what, listen, log }: Following) {
  const closed = new AbortController();
  let running = Promise.resolve();

  async function catchUpUntilDone(): Promise<void> {
    // Notifications are not repeated, so a failed call is repeated until it succeeds.
    while (!closed.signal.aborted) {
      try {
        await catchUp();
        return;
      } catch (error) {
        log.warn({ err: error }, `${what} could not be read; trying once more in a second`);
        await pause(RETRY_MS, undefined, { signal: closed.signal, ref: false }).catch(() => {});
      }
    }
  }

  function catchUpAgain(): Promise<void> {
    running = running.then(catchUpUntilDone);
    return running;
  }

  const subscription = listen(channel, { onNotification: catchUpAgain, onReconnected: catchUpAgain });
  return {
    ready: subscription.ready.then(catchUpAgain),
    async close() {
      closed.abort();
      await subscription.close();
      await running;
    },
  };
}
