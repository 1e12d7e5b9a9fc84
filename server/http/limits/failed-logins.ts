import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { SLOW_LOGINS } from "#contract/limits.ts";
import type { Database } from "#server/database/connect.ts";
import { countHit, isFull } from "./rate-limit-store.ts";

interface FailedLoginsDeps {
  database: Database;
  log: Logger;
  /** Multiplies the limit. */
  factor: number;
  /** Counts a failure for the monitoring system. */
  count: () => void;
  /** Replaced by tests. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

export type FailedLogins = ReturnType<typeof createFailedLogins>;

/** Failed logins from all networks together. No limit per visitor stops guesses that come from many networks. */
export function createFailedLogins({ database, log, factor, count, wait = pause }: FailedLoginsDeps) {
  const counter = {
    kind: "failed-logins",
    visitor: "all",
    maxHits: Math.max(1, Math.floor(SLOW_LOGINS.most * factor)),
  };
  return {
    /** Waits a second if there were many failures within the hour. */
    async slowDown(): Promise<void> {
      if (await isFull(database, counter)) await wait(SLOW_LOGINS.delayMs);
    },
    /** `visitor` is the hash of the network. The password is not passed, so it is never logged. */
    async add(visitor: string): Promise<void> {
      count();
      log.warn({ visitor }, "Login failed");
      await countHit(database, { ...counter, seconds: SLOW_LOGINS.seconds });
    },
  };
}
