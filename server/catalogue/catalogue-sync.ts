import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Companies } from "#server/companies/companies.ts";
import type { CompanyIds } from "./refresh-queue.ts";

/** What the database's triggers say changes of companies and reviews on. */
export const CATALOGUE_CHANNEL = "catalogue";

const RETRY_MS = 1_000;

export interface NotificationHandlers {
  onNotification(channel: string, payload: string): void;
  onReconnected(): void;
  onLost(): void;
}

/** Follows every change of the database, whichever process made it, until closed. */
export function keepFresh(
  companies: Pick<Companies, "refresh">,
  listen: (
    channels: string[],
    handlers: NotificationHandlers,
  ) => { ready?: Promise<unknown>; close(): unknown },
  log: Pick<Logger, "warn">,
) {
  const closed = new AbortController();
  let catchingUp = 0;
  let behindSince: number | null = null;
  const fallBehind = () => {
    behindSince ??= Date.now();
  };

  async function catchUp(ids: CompanyIds): Promise<void> {
    fallBehind();
    catchingUp += 1;
    await readUntilDone(ids);
    catchingUp -= 1;
    if (catchingUp === 0) behindSince = null;
  }

  async function readUntilDone(ids: CompanyIds): Promise<void> {
    // Nobody will tell of this change again, so it is tried until the database answers.
    while (!closed.signal.aborted) {
      try {
        return await companies.refresh(ids);
      } catch (error) {
        log.warn({ err: error }, "The directory could not be read again; trying once more in a second");
        await pause(RETRY_MS, undefined, { signal: closed.signal, ref: false }).catch(() => {});
      }
    }
  }

  const subscription = listen([CATALOGUE_CHANNEL], {
    onNotification: (_channel, payload) => void catchUp(idsOf(payload)),
    // What changed while nobody listened is not known.
    onReconnected: () => void catchUp("all"),
    onLost: fallBehind,
  });

  return {
    /** From here on no change is missed; the directory is to be read after it. */
    ready: subscription.ready,
    /** Since when the directory may be older than the database; null while every change known of is in it. */
    behindSince: () => behindSince,
    close() {
      closed.abort();
      return subscription.close();
    },
  };
}

function idsOf(payload: string): CompanyIds {
  const ids = payload.split(",").map(Number);
  return ids.every(Number.isSafeInteger) ? ids : "all";
}
