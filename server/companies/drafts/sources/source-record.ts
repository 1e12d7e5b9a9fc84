import type { Point } from "#server/geo/distance.ts";

/** Reads a cell of a row by the source's own heading, in lower case. A missing value is an empty string. */
export type CellReader = (heading: string) => string;

/** What a source says about a company. An empty string means that the source does not say. */
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
  /** The value that decided, such as the categories. Empty if the reason says all. */
  detail: string;
}

export interface Source {
  title: string;
  /** A CSV file without one of these columns is refused. */
  required: readonly string[];
  read(cells: CellReader): SourceRecord | LeftOutRecord;
}

/** Countries as sources write them. The files also contain companies abroad, and the country is often empty. */
export const UK =
  /^$|^(?:gb|gbr|uk|u\.k\.|eng|sct|wls|nir)$|united kingdom|england|wales|scotland|northern ireland|great britain/i;

/** "skip" in a word, but not in names of places and people: Skipton, Skipsea, Skipness, Skipwith, Skipper, Inskip, Minskip. */
const SKIP =
  /(?<!\bm?in|\bland)skip(?!ton|se[ay]|ness|w(?:ith|orth)|lam|mire|jack|inn|st(?:er|one)|p(?:$|[^a-z]|[aeiouys]))(?<rest>.*)/;
/**
 * Matches what follows "skip" in a name that makes the trade certain whatever the category of the record: "skips", "skip hire",
 * "easyskips", "skiphire4u".
 */
const SKIP_HIRE = /^s(?![a-z])|^s? ?(?:bin|bag)?s? ?(?:hire|rent|waste|compan)/;

/** "certain" if no other trade has such a name, unlike "The Skip Cafe". */
export function saysSkips(name: string): "certain" | "maybe" | null {
  const plain = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .replace(/[^a-z0-9]+/g, " ");
  const rest = SKIP.exec(plain)?.groups?.rest;
  return rest === undefined ? null : SKIP_HIRE.test(rest) ? "certain" : "maybe";
}
