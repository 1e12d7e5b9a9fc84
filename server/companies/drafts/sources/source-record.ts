import type { Point } from "#server/geo/distance.ts";

/** Reads a cell of a row by the source's own heading, in lower case. A missing value is an empty string. */
export type CellReader = (heading: string) => string;

/** An empty string, or null for `point`, means that the source does not say. */
export interface SourceRecord {
  record: string;
  licence: string;
  name: string;
  town: string;
  county: string;
  postcode: string;
  phone: string;
  website: string;
  email: string;
  companyNumber: string;
  point: Point | null;
}

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
  detail: string;
}

export interface Source {
  title: string;
  /** A CSV file is refused if one of these columns is missing. */
  required: readonly string[];
  read(cells: CellReader): SourceRecord | LeftOutRecord;
}

/** Matches a country in the UK, as sources write it. Also matches an empty text, because sources often leave the country out. */
export const UK =
  /^$|^(?:gb|gbr|uk|u\.k\.|eng|sct|wls|nir)$|united kingdom|england|wales|scotland|northern ireland|great britain/i;

/** Matches "skip" in a word, but not in names such as Skipton, Skipsea, Skipness, Skipwith, Skipper and Inskip. */
const SKIP =
  /(?<!\bm?in|\bland)skip(?!ton|se[ay]|ness|w(?:ith|orth)|lam|mire|jack|inn|st(?:er|one)|p(?:$|[^a-z]|[aeiouys]))(?<rest>.*)/;
const SKIP_HIRE = /^s(?![a-z])|^s? ?(?:bin|bag)?s? ?(?:hire|rent|waste|compan)/;

/**
 * "certain" if only the skip hire trade uses such a name. "maybe" for a name such as "The Skip Cafe". Null if `SKIP` does not
 * match the name.
 */
export function saysSkips(name: string): "certain" | "maybe" | null {
  const plain = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .replace(/[^a-z0-9]+/g, " ");
  const rest = SKIP.exec(plain)?.groups?.rest;
  return rest === undefined ? null : SKIP_HIRE.test(rest) ? "certain" : "maybe";
}
