import type { Point } from "#server/geo/point.ts";

/** A row of a source, by the source's own headings. A missing value is an empty string. */
export type Cells = (heading: string) => string;

/** What a source says about a company. Empty strings are not said. */
export interface SourceRecord {
  /** The number of the record in the source. */
  record: string;
  licence: string;
  name: string;
  town: string;
  county: string;
  postcode: string;
  phone: string;
  website: string;
  email: string;
  /** Where the source places it; null if the source says nothing. */
  point: Point | null;
}

/** Why a row is not a draft. */
export const LEFT_OUT = [
  "closed or dissolved",
  "not in the United Kingdom",
  "not skip hire by its category or name",
  "too uncertain",
  "no name or no town",
] as const;
export interface LeftOut {
  leftOut: (typeof LEFT_OUT)[number];
}

/** A public source of companies: how its rows are read. */
export interface Source {
  /** As the administrator reads it beside each value. */
  title: string;
  /** A column without which a file is not from this source. */
  required: readonly string[];
  read(cells: Cells): SourceRecord | LeftOut;
}

/** Whether a name says that the company hires out skips. */
export const saysSkips = (name: string): boolean => /\bskips?\b/i.test(name);
