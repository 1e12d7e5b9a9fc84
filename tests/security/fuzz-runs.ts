import type { Parameters } from "fast-check";

/** Number of cases per property: the environment variable FUZZ_RUNS, or 12 if it is not set. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 12);

export const IS_LONG_RUN = RUNS > 100;

/**
 * Options for `fc.assert` with `times * RUNS` cases. fast-check prints the seed of a failed run. With this seed as FUZZ_SEED,
 * the run is repeated.
 */
export function fuzzParameters<Case>(times = 1): Parameters<Case> {
  const seed = process.env.FUZZ_SEED;
  return { numRuns: Math.max(1, Math.round(RUNS * times)), ...(seed && { seed: Number(seed) }) };
}
