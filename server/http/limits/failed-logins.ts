import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { SLOW_LOGINS, scaleLimit } from "#contract/limits.ts";
import type { Database } from "#server/database/connect.ts";
import { countHit, isFull } from "./rate-limit-store.ts";

interface FailedLoginsDeps {
  database: Database;
  log: Logger;
  /** The setting `RATE_LIMIT_FACTOR`, which multiplies the limit. */
  factor: number;
  /** Counts a failure in the metrics. */
  count: () => void;
  /** Tests pass their own function. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

export type FailedLogins = ReturnType<typeof createFailedLogins>;

/** Counts failed logins from all networks together, because a limit per visitor does not stop guesses from many networks. */
export function createFailedLogins({ database, log, factor, count, wait = pause }: FailedLoginsDeps) {
  const counter = {
    kind: "failed-logins",
    visitor: "all",
    maxHits: scaleLimit(SLOW_LOGINS.most, factor),
    seconds: SLOW_LOGINS.seconds,
  };
  return {
    /** Waits a second if the limit of failed logins in an hour is reached. */
    async slowDown(): Promise<void> {
      if (await isFull(database, counter)) await wait(SLOW_LOGINS.delayMs);
    },
    /** Records a failure. `visitor` is the hash of the network. The password is not passed, so it can't be logged. */
    async add(visitor: string): Promise<void> {
      count();
      log.warn({ visitor }, "Login failed");
      await countHit(database, counter);
    },
  };
}
