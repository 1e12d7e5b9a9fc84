import { setTimeout as pause } from "node:timers/promises";

/** Shorter than the timeouts of load balancers and monitors that wait for the answer. */
const TIMEOUT_MS = 1_500;

/**
 * The query's result, or null if it fails or takes too long. For health checks and metrics, and for a start or stop that must
 * not wait.
 */
export const withTimeout = <Result>(query: Promise<Result>): Promise<Result | null> =>
  Promise.race([query.catch(() => null), pause(TIMEOUT_MS, null, { ref: false })]);
