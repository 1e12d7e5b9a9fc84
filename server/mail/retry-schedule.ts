const SECOND = 1_000;

/** The waits between attempts to send an email, and when to give up. */
export interface RetrySchedule {
  /** Wait after the first attempt. Each later wait is twice as long, up to `longestMs`. */
  firstMs: number;
  longestMs: number;
  /** Time from the first attempt until an email is given up. */
  giveUpMs: number;
  /** Minimum number of attempts: after a change of the clock or a suspension `giveUpMs` may have passed at once. */
  leastAttempts: number;
}

export const RETRY_SCHEDULE: RetrySchedule = {
  firstMs: 15 * SECOND,
  longestMs: 60 * 60 * SECOND,
  giveUpMs: 24 * 60 * 60 * SECOND,
  leastAttempts: 10,
};

/** The time of the next attempt after `attempts` attempts, or null to give up. */
export function nextAttemptAt(
  { firstMs, longestMs, leastAttempts }: RetrySchedule,
  { attempts, giveUpAt, now }: { attempts: number; giveUpAt: Date; now: Date },
): Date | null {
  const next = new Date(now.getTime() + Math.min(longestMs, firstMs * 2 ** (attempts - 1)));
  return next <= giveUpAt || attempts < leastAttempts ? next : null;
}
