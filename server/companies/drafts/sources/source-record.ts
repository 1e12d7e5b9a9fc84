import type { Point } from "#server/geo/distance.ts";

/** Reads a cell of a row by the source's own heading, in lower case. A missing value is an empty string. */
export type CellReader = (heading: string) => string;

/** What a source says about a company. An empty string means that the source does not say. */
export interface SourceRecord {
  /** The identifier of the record in the source. */
  record: string;
  licence: string;
  name: string;
  town: string;
  county: string;
  postcode: string;
  phone: string;
  website: string;
  email: string;
  /** The number at Companies House. */
  companyNumber: string;
  /** The coordinates in the source; null if it has none. */
  point: Point | null;
}

/** Reasons why a source's row is left out before it is compared with the directory. */
export const LEFT_OUT = [
  "closed or dissolved",
  "about to be struck off",
  "not in the United Kingdom",
  "not skip hire by its category or name",
  "too uncertain",
  "no name or no town",
] as const;
export interface LeftOutRecord {
  leftOut: (typeof LEFT_OUT)[number];
  name: string;
  /** The value that decided, such as the categories. Empty if the reason says all. */
  detail: string;
}

/** A public source of companies: how its rows are read. */
export interface Source {
  /** The name that the administrator sees beside each value. */
  title: string;
  /** The columns that a CSV file of this source has. A CSV file without one of them is refused. */
  required: readonly string[];
  read(cells: CellReader): SourceRecord | LeftOutRecord;
}

/** Words of the trade that companies write together with "skip": "SKIPHIRE", "THESKIPCOMPANY". */
const TRADE =
  "hire|hiring|bag|bin|waste|rubbish|rent|clear|collect|deliver|load|lorr|truck|tip|grab|recycl|depot|yard|man|men|master|mate|king|find|direct|online|express|xpress|away|now|today|deal|co(?:mp|$)|firm|group|service|solution|uk|ltd|it(?:$|now|easy)|plus|pro(?:$|s)|point|world|zone|force|4|r(?:us)";
const SKIPS = new RegExp(`skip(?:s?(?![a-z])|s(?!ea|ey)[a-z]|(?:${TRADE}))`);

/**
 * Returns true if the name says "skip" or "skips", alone or in a word such as "easyskips", which suggests that the company hires
 * out skips. Names of places and people, such as Skipton, Skipsea and Skipper, do not say so.
 */
export const saysSkips = (name: string): boolean =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((word) => SKIPS.test(word));
