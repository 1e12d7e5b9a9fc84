const SECOND = 1_000;

/** When an e-mail that could not be handed over is tried again. */
export interface RetrySchedule {
  /** The first wait; each one after is twice as long. */
  firstMs: number;
  longestMs: number;
  /** How long after the first attempt an e-mail is given up. */
  giveUpMs: number;
  /** Attempts it gets however late it is: a clock that was set, or a machine that slept, used up no chance. */
  leastAttempts: number;
}

export const RETRY_SCHEDULE: RetrySchedule = {
  firstMs: 15 * SECOND,
  longestMs: 60 * 60 * SECOND,
  giveUpMs: 24 * 60 * 60 * SECOND,
  leastAttempts: 10,
};

/** When to try again after `attempts` attempts, or null when the time for it is over. */
export function nextAttemptAt(
  { firstMs, longestMs, leastAttempts }: RetrySchedule,
  { attempts, giveUpAt, now }: { attempts: number; giveUpAt: Date; now: Date },
): Date | null {
  const next = new Date(now.getTime() + Math.min(longestMs, firstMs * 2 ** (attempts - 1)));
  return next <= giveUpAt || attempts < leastAttempts ? next : null;
}
