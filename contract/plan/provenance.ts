/** Where a table of `data/` comes from. No zod here: a screen loads this file. */
export interface Provenance {
  /** Its path in the repository. */
  file: string;
  name: string;
  /** What the product does with it. */
  use: string;
  /** The time that its source describes, in words. */
  asOf: string;
  /** YYYY-MM-DD */
  seenOn: string;
  /** The oldest day of its rows, where each has its own; otherwise `seenOn`. */
  oldestSeenOn: string;
  source: string;
  licence: string;
  /** Null where the table has no rows, such as a map. */
  rows: number | null;
}
