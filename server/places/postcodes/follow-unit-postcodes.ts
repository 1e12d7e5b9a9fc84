import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { POSTCODES_CHANNEL } from "../store.ts";
import type { UnitPostcodes } from "./unit-postcodes.ts";

const RETRY_MS = 1_000;

interface Following {
  load(): Promise<UnitPostcodes | null>;
  /** Called with the postcodes at the start and after every import. */
  use(units: UnitPostcodes | null): unknown;
  listen(
    channel: string,
    handlers: { onNotification(): void; onReconnected(): void },
  ): { ready: Promise<void>; close(): Promise<void> };
  log: Pick<Logger, "warn">;
}

/** Keeps the unit postcodes of this process in sync with the database, until closed. */
export function followUnitPostcodes({ load, use, listen, log }: Following) {
  const closed = new AbortController();
  let loading = Promise.resolve();

  async function catchUp(): Promise<void> {
    // The notification is not repeated, so retry until the database answers.
    while (!closed.signal.aborted) {
      try {
        await use(await load());
        return;
      } catch (error) {
        log.warn({ err: error }, "The postcodes could not be read; trying once more in a second");
        await pause(RETRY_MS, undefined, { signal: closed.signal, ref: false }).catch(() => {});
      }
    }
  }

  /** Loads one after the other, so that an older result can't overwrite a newer one. */
  function loadAgain(): Promise<void> {
    loading = loading.then(catchUp);
    return loading;
  }

  const subscription = listen(POSTCODES_CHANNEL, { onNotification: loadAgain, onReconnected: loadAgain });
  return {
    /** Resolves when the stored unit postcodes are in use. */
    ready: subscription.ready.then(loadAgain),
    async close() {
      closed.abort();
      await subscription.close();
      await loading;
    },
  };
}
