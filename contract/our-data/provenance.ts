/** The source of a table of `data/`. */
export interface Provenance {
  /** The table's path in the repository. */
  file: string;
  name: string;
  /** How the product uses the table. */
  use: string;
  /** The time to which the source's data applies, in words. */
  asOf: string;
  /** The day on which we last read the source (YYYY-MM-DD). */
  seenOn: string;
  /** The oldest date of its rows, if each row has a date; otherwise `seenOn`. */
  oldestSeenOn: string;
  source: string;
  licence: string;
  /** Null if the table has no rows, such as a map. */
  rows: number | null;
}
