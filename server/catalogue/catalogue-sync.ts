import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { ListenHandlers } from "#server/database/listen.ts";
import type { CompanyIds } from "./refresh-queue.ts";

/** The channel on which the database's triggers announce changes of companies and reviews. */
const CATALOGUE_CHANNEL = "catalogue";

const RETRY_MS = 1_000;

interface CatalogueSyncDeps {
  refresh(ids: CompanyIds): Promise<void>;
  listen(channels: string[], handlers: ListenHandlers): { ready?: Promise<unknown>; close(): unknown };
  log: Pick<Logger, "warn">;
}

/** Refreshes the catalogue after every announced change by any process, and after a reconnection. */
export function startCatalogueSync({ refresh, listen, log }: CatalogueSyncDeps) {
  const closed = new AbortController();
  let pendingRefreshes = 0;
  let behindSince: number | null = null;
  const markBehind = () => {
    behindSince ??= Date.now();
  };

  async function refreshUntilDone(ids: CompanyIds): Promise<void> {
    // No second notification announces this change, so the refresh is retried until it succeeds.
    while (!closed.signal.aborted) {
      try {
        return await refresh(ids);
      } catch (error) {
        log.warn({ err: error }, "The directory could not be read again; trying once more in a second");
        await pause(RETRY_MS, undefined, { signal: closed.signal, ref: false }).catch(() => {});
      }
    }
  }

  async function catchUp(ids: CompanyIds): Promise<void> {
    markBehind();
    pendingRefreshes += 1;
    await refreshUntilDone(ids);
    pendingRefreshes -= 1;
    if (pendingRefreshes === 0) behindSince = null;
  }

  const subscription = listen([CATALOGUE_CHANNEL], {
    onNotification: (_channel, payload) => void catchUp(parsePayload(payload)),
    // Notifications sent while the connection was lost never arrive.
    onReconnected: () => void catchUp("all"),
    onLost: markBehind,
  });

  return {
    /** Resolves when the subscription is active. A load that starts afterwards misses no change. */
    ready: subscription.ready,
    /** The time from which the catalogue may be out of date, in milliseconds since 1970; null while it is up to date. */
    behindSince: () => behindSince,
    close() {
      closed.abort();
      return subscription.close();
    },
  };
}

/**
 * Triggers send comma-separated ids. They send "all" if a statement truncated a table or changed too many companies for one
 * payload. Any other payload also counts as "all".
 */
function parsePayload(payload: string): CompanyIds {
  const ids = payload.split(",").map(Number);
  return ids.every(Number.isSafeInteger) ? ids : "all";
}
