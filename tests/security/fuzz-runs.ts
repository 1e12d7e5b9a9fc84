import type { Parameters } from "fast-check";

/** Cases per property: few with every `npm test`, as many as one likes with FUZZ_RUNS=1000. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 12);

/** Whether this is the long run. */
export const AT_LENGTH = RUNS > 100;

/** For `fc.assert`, which prints the seed of a failure: FUZZ_SEED repeats it. */
export function cases<Case>(times = 1): Parameters<Case> {
  const seed = process.env.FUZZ_SEED;
  return { numRuns: Math.max(1, Math.round(RUNS * times)), ...(seed && { seed: Number(seed) }) };
}
