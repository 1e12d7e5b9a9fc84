import type { Logger } from "pino";
import type { Database } from "#server/database/connect.ts";
import { countLastHour } from "./store.ts";

/**
 * Deliveries per hour to all recipients (`countLastHour`). Above this number times `factor`, the priority of new emails is one
 * lower (`jobFor` in mail.ts). Emails to customers still come before all others.
 */
const MAX_PER_HOUR = 600;
const CHECK_MS = 5_000;

/** Tells whether unusually many emails were queued in the last hour, and warns the operator when that begins. */
export function createHourlyCeiling(deps: { database: Database; log: Logger; factor: number }) {
  const { database, log, factor } = deps;
  let isExceeded = false;
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function check() {
    const wasExceeded = isExceeded;
    const lastHour = await countLastHour(database);
    isExceeded = lastHour > MAX_PER_HOUR * factor;
    // Operators set alerts for this message (docs/operations.md).
    if (isExceeded && !wasExceeded) log.warn({ lastHour }, "Unusually many emails within an hour");
  }

  return {
    check,
    /** The result of the last check, which is repeated after five seconds: a flood of requests counts no emails. */
    isExceeded(): boolean {
      if (performance.now() - checkedAt >= CHECK_MS) {
        checkedAt = performance.now();
        // A failed check is ignored. While the database is down, the caller's transaction fails too and reports the error.
        check().catch(() => {});
      }
      return isExceeded;
    },
  };
}
