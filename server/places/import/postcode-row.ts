import type { Point } from "#server/geo/distance.ts";
import { fromNationalGrid } from "#server/geo/osgb36.ts";
import { gssNumber } from "../postcodes/packed-councils.ts";

export type PostcodeRow =
  | (Point & { kind: "units"; district: string; inward: string; council: number })
  | { kind: "retired" | "unplaced" | "broken" };

export interface RowReader {
  header: boolean;
  width: number;
  read(fields: readonly string[]): PostcodeRow;
}

/** Indexes of columns; -1 for a column that the file does not have. */
interface Columns {
  postcode: number;
  position: readonly [number, number];
  grid: boolean;
  /** Columns that say whether a postcode is retired. Publishers name them differently. */
  retired: readonly { at: number; says(text: string): boolean }[];
  /** The column with the GSS code of the council (district, borough or unitary authority). */
  council: number;
}

const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/;
const IN_UK = { south: 49, north: 61.5, west: -9, east: 2.5 };
const BROKEN = { kind: "broken" } as const;

/** `first` is the first line: a header as in the ONS Postcode Directory, or a row of Code-Point Open. Null if it is neither. */
export function rowReader(first: readonly string[]): RowReader | null {
  const named = columnsByName(first);
  const columns = named ?? (isCodePointRow(first) ? CODE_POINT : null);
  if (!columns) return null;
  return {
    header: named !== null,
    width: first.length,
    read: (fields) => (fields.length === first.length ? readRow(fields, columns) : BROKEN),
  };
}

const CODE_POINT: Columns = { postcode: 0, position: [2, 3], grid: true, retired: [], council: 8 };

const isCodePointRow = (fields: readonly string[]): boolean =>
  fields.length >= 4 &&
  POSTCODE.test((fields[0] ?? "").toUpperCase()) &&
  [1, 2, 3].every((column) => /^\d+$/.test(fields[column] ?? ""));

function columnsByName(header: readonly string[]): Columns | null {
  const names = header.map((name) => name.trim().toLowerCase());
  const find = (...wanted: string[]) => {
    const name = wanted.find((one) => names.includes(one));
    return name === undefined ? -1 : names.indexOf(name);
  };
  const postcode = find("pcds", "pcd7", "pcd8", "pcd", "pcd2", "postcode");
  const degrees = [find("lat", "latitude"), find("long", "longitude")] as const;
  const metres = [find("eastings", "oseast1m", "east1m"), find("northings", "osnrth1m", "north1m")] as const;
  const grid = degrees.includes(-1);
  const position = grid ? metres : degrees;
  if (postcode === -1 || position.includes(-1)) return null;
  // The ONS names the column after the year: lad25cd, lad26cd. Older editions have oslaua or laua.
  const council = names.findIndex((name) => /^(oslaua|laua|lad\d\dcd)$/.test(name));
  return { postcode, position, grid, retired: header.flatMap(retirementColumn), council };
}

/** Words that can surround the main word of a column title, as in "postcode_end_date", "Is retired?" or "terminated_at". */
const AFFIX = "(?:postcode|pcds?|unit|is|was|the|date|day|month|year|time|of|on|at|flag|code)*";
const titleOf = (words: string) => new RegExp(`^${AFFIX}(?:${words})${AFFIX}$`);
const ENDED_TITLE = titleOf(
  "doterm|terminat(?:ed|ion)|deleted?|deletion|removed?|removal|retire[ds]?|retirement|expir(?:ed|es|y)|withdraw[ns]|withdrawal|discontinued|obsolete|historic(?:al)?|defunct|dead|inactive|cancell?(?:ed|ation)|closed|closure|ceased|revoked|end(?:ed|s)?|valid(?:to|until)|notinuse|nolongerinuse",
);
const USED_TITLE = titleOf("(?:still|currently)?(?:inuse|live|active|current|valid)");
const STATUS_TITLE = titleOf("(?:live)?status|live(?:or)?terminated");

const SAYS_ENDED =
  /^(?:terminat|delet|retire|expire|withdr|discont|obsol|histor|defunct|closed|cancel|dead|ended|removed|ceased|revoked|previous|former|old|inactive|(?:not|no longer|non)[\s-])/i;
const SAYS_USED = /^(?:live|active|current|(?:still )?in use|used|valid|open)/i;
const NO = /^(?:no?|false|f|0)$/i;
const NOTHING = /^(?:[0\W_]*|no?|false|f|null|none|nan|nat|n\/?a|\\n)$/i;
/** Some databases store an end date such as 31/12/9999 for a postcode that is still in use. */
const isYetToCome = (text: string) => Number(/\d{4}/.exec(text)?.[0]) > new Date().getFullYear();

/** Columns about retirement: `doterm` (ONS), `DateOfDeletion` (NRS), "In Use?", "Terminated", "Status" (others). */
function retirementColumn(name: string, at: number): Columns["retired"] {
  const letters = name.toLowerCase().replace(/[^a-z]/g, "");
  const says = (isEnd: (text: string) => boolean) => [
    { at, says: (text: string) => SAYS_ENDED.test(text) || (!SAYS_USED.test(text) && isEnd(text)) },
  ];
  if (ENDED_TITLE.test(letters)) return says((text) => !NOTHING.test(text) && !isYetToCome(text));
  if (USED_TITLE.test(letters)) return says((text) => NO.test(text));
  return STATUS_TITLE.test(letters) ? says((text) => /^[tdrx]$/i.test(text)) : [];
}

function readRow(
  fields: readonly string[],
  { postcode, position, grid, retired, council }: Columns,
): PostcodeRow {
  const found = POSTCODE.exec((fields[postcode] ?? "").trim().toUpperCase());
  if (!found) return BROKEN;
  if (retired.some(({ at, says }) => says(fields[at]?.trim() ?? ""))) return { kind: "retired" };
  // `Number("")` is 0, so a row with an empty position counts as unplaced below.
  const first = Number(fields[position[0]]);
  const second = Number(fields[position[1]]);
  // A postcode without a position has 0,0 in Code-Point Open and 99.999999 in the Postcode Directory.
  if ((first === 0 && second === 0) || first > (grid ? Infinity : 99)) return { kind: "unplaced" };
  const { latitude, longitude } = grid
    ? fromNationalGrid(first, second)
    : { latitude: first, longitude: second };
  if (!isInUk(latitude, longitude)) return BROKEN;
  const [, district = "", inward = ""] = found;
  return {
    kind: "units",
    district,
    inward,
    latitude,
    longitude,
    council: gssNumber(fields[council]?.trim() ?? ""),
  };
}

const isInUk = (latitude: number, longitude: number): boolean =>
  latitude > IN_UK.south && latitude < IN_UK.north && longitude > IN_UK.west && longitude < IN_UK.east;
