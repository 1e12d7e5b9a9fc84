import type { Point } from "#server/geo/point.ts";

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
  /** The coordinates in the source; null if it has none. */
  point: Point | null;
}

/** Reasons why a source's row is left out before it is compared with the directory. */
export const LEFT_OUT = [
  "closed or dissolved",
  "not in the United Kingdom",
  "not skip hire by its category or name",
  "too uncertain",
  "no name or no town",
] as const;
export interface LeftOutRecord {
  leftOut: (typeof LEFT_OUT)[number];
}

/** A public source of companies: how its rows are read. */
export interface Source {
  /** The name that the administrator sees beside each value. */
  title: string;
  /** The columns that a CSV file of this source has. A CSV file without one of them is refused. */
  required: readonly string[];
  read(cells: CellReader): SourceRecord | LeftOutRecord;
}

/** Returns true if the name contains the word "skip" or "skips", which suggests that the company hires out skips. */
export const saysSkips = (name: string): boolean => /\bskips?\b/i.test(name);
