/**
 * Ratios to the bare server of pages never rendered before, in the first version of the history that has them all
 * (README.md says how they were measured). Ratios, because they say the same on every machine.
 */
export const FIRST_VERSION = {
  search: 0.006,
  company: 0.006,
  directory: 0.006,
  "price comparison": 0.006,
} as const;
