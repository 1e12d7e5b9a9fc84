import { createTokenBuckets } from "./token-buckets.ts";

/**
 * Slow jobs that a visitor may start per second, and in one burst. Most take 3 to 5 ms, so after a burst one visitor gets at
 * most a twentieth of the processor time.
 */
const [JOBS_PER_SECOND, BURST] = [10, 100];

/** In milliseconds. A job that takes longer is charged as more than one job. */
const MS_PER_JOB = 5;
/** The maximum charge for one job, so that a pause of the process does not shut a visitor out. */
const MAX_JOBS_CHARGED = 50;

/** Writing and compressing this many bytes takes as long as one slow job. */
const BYTES_PER_JOB = 2 ** 17;

/** How much work each visitor may cause, counted in slow jobs. */
export function createVisitorBudgets(rateFactor: number) {
  const buckets = createTokenBuckets({ perSecond: JOBS_PER_SECOND * rateFactor, burst: BURST * rateFactor });
  return {
    /** Returns true if another response may be prepared for this visitor without waiting. */
    isWithinRate: buckets.hasToken,
    /** Charges one job, before it runs. */
    chargeJob: (visitor: string): void => buckets.take(visitor, 1),
    /** Charges the writing of this many bytes, as the equivalent number of jobs. */
    charge: (visitor: string, bytes: number): void => buckets.take(visitor, bytes / BYTES_PER_JOB),
    /**
     * Charges a job that has ended, in addition to the charge before it ran. The charge grows with the square of its time,
     * because a job that takes twice as long delays twice as many clients for twice as long.
     */
    chargeTime(visitor: string, milliseconds: number): void {
      const jobs = Math.min((milliseconds / MS_PER_JOB) ** 2, MAX_JOBS_CHARGED);
      if (jobs > 1) buckets.take(visitor, jobs - 1);
    },
  };
}
