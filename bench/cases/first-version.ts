/**
 * Results of the case "rendering" for commit 424358f, the first version with all pages. Each number is that version's
 * request rate divided by the bare server's rate, because ratios can be compared between machines.
 */
export const FIRST_VERSION: Record<string, number> = {
  search: 0.0014,
  company: 0.0039,
  directory: 0.001,
  "price comparison": 0.001,
};
