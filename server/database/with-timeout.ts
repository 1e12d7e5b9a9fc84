import { setTimeout as pause } from "node:timers/promises";

/** Shorter than a load balancer or a monitor would wait for an answer that depends on it. */
const PATIENCE_MS = 1_500;

/** What the database answered, or null when it failed or takes too long for somebody who only wants to know how it is. */
export const inTime = <Answer>(asked: Promise<Answer>): Promise<Answer | null> =>
  Promise.race([asked.catch(() => null), pause(PATIENCE_MS, null, { ref: false })]);
