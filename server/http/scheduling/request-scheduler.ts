import { problem } from "../errors/errors.ts";
import { createFairQueue } from "./fair-queue.ts";
import { createHeldBodies } from "./held-bodies.ts";
import { createVisitorBudgets } from "./visitor-budgets.ts";

const LIMITS = {
  /** No response is prepared while this many bytes of other responses wait to be sent. */
  maxBytes: 48 * 2 ** 20,
  maxWaiting: 500,
  /** The longest time that a request waits in the queue, in milliseconds. */
  maxWaitMs: 4_000,
  /** In milliseconds. A request that joins the queue while memory is short aborts responses that take longer to send. */
  maxSendMs: 10_000,
  /** The setting `RATE_LIMIT_FACTOR`. It multiplies the rate and the burst of slow jobs for each visitor. */
  rateFactor: 1,
};

/** In each iteration of the event loop, quick jobs are started for at most this long, in milliseconds. */
const SLICE_MS = 2;

/** While no waiting visitor has a token, the queue checks again after this interval, in milliseconds. */
const RETRY_MS = 10;

/** A 503 for requests beyond the limits. */
const busy = () =>
  problem(503, "We are very busy just now. Please try again in a moment.", undefined, { "retry-after": "5" });

export type RequestScheduler = ReturnType<typeof createRequestScheduler>;

/**
 * Decides when a response may be prepared, for pages and the API's public reads together. Cached responses and other API calls
 * do not wait.
 *
 * Each iteration of the event loop runs quick jobs for `SLICE_MS` and starts at most one slow job. In each iteration, Node also
 * accepts one new connection and sends cached responses, so other clients wait for one iteration at most. Visitors are served
 * round-robin.
 */
export function createRequestScheduler(limits: Partial<typeof LIMITS> = {}) {
  const { maxBytes, maxWaiting, maxWaitMs, maxSendMs, rateFactor } = { ...LIMITS, ...limits };
  const { chargeJob, ...budgets } = createVisitorBudgets(rateFactor);
  const quickJobs = createFairQueue<() => void>();
  const slowJobs = createFairQueue<() => void>();
  const bodies = createHeldBodies(schedule);
  let isScheduled = false;
  let sliceEnd = 0;
  let isRetrying = false;

  const hasMemory = () => bodies.bytes() < maxBytes;

  function schedule(): void {
    // If too many bytes are held, the next release of a body schedules the slow jobs again.
    if (isScheduled || (quickJobs.size() === 0 && !(slowJobs.size() > 0 && hasMemory()))) return;
    isScheduled = true;
    setImmediate(runJobs);
  }

  function runJobs(): void {
    isScheduled = false;
    sliceEnd = performance.now() + SLICE_MS;
    do quickJobs.next()?.();
    while (quickJobs.size() > 0 && performance.now() < sliceEnd);
    const slowJob = hasMemory() ? slowJobs.next(budgets.isWithinRate) : undefined;
    slowJob?.();
    sliceEnd = 0;
    if (slowJob || quickJobs.size() > 0) schedule();
    else if (slowJobs.size() > 0) retry();
  }

  function retry(): void {
    if (isRetrying) return;
    isRetrying = true;
    setTimeout(() => {
      isRetrying = false;
      schedule();
    }, RETRY_MS);
  }

  /** Returns true if this iteration of the event loop has time for another quick job. */
  function isFree(): boolean {
    if (quickJobs.size() > 0) return false;
    const now = performance.now();
    if (sliceEnd === 0) {
      sliceEnd = now + SLICE_MS;
      setImmediate(() => {
        sliceEnd = 0;
      });
    }
    return now < sliceEnd;
  }

  return {
    hasMemory,
    hold: bodies.hold,
    count: bodies.count,
    /** Runs a job of at most a millisecond, now or in one of the next iterations of the event loop. */
    runQuick(getVisitor: () => string, job: () => void) {
      if (isFree()) return job();
      quickJobs.add(getVisitor(), job);
      schedule();
    },
    ...budgets,
    /** Resolves when a response may be prepared. Rejects with a 503 if the queue is full or the wait is too long. */
    waitInQueue: (visitor: string): Promise<void> =>
      new Promise((resolve, reject) => {
        if (slowJobs.size() >= maxWaiting) return reject(busy());
        const timeout = setTimeout(() => {
          slowJobs.remove(visitor, start);
          reject(busy());
        }, maxWaitMs);
        const start = () => {
          clearTimeout(timeout);
          chargeJob(visitor);
          resolve();
        };
        slowJobs.add(visitor, start);
        if (!hasMemory()) bodies.cutOff(maxSendMs);
        schedule();
      }),
  };
}
