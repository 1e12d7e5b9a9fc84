/**
 * Ratios to the bare server of pages never rendered before, in the first version of the history that has them all
 * (README.md says how they were measured). Ratios, because they say the same on every machine.
 */
export const FIRST_VERSION = {
  search: 0.0014,
  company: 0.0039,
  directory: 0.001,
  "price comparison": 0.001,
} as const;
