import type { Point } from "#server/geo/distance.ts";
import { fromNationalGrid } from "#server/geo/osgb36.ts";
import { gssNumber } from "../postcodes/packed-councils.ts";

/**
 * A parsed line: a unit postcode in use, a retired postcode, a postcode without a position (`unplaced`), or an invalid row
 * (`broken`).
 */
type PostcodeRow =
  | (Point & { kind: "unit"; district: string; inward: string; council: number })
  | { kind: "retired" }
  | { kind: "unplaced" }
  | { kind: "broken" };

export interface RowReader {
  /** True if the first line is a header. */
  header: boolean;
  width: number;
  read(fields: readonly string[]): PostcodeRow;
}

/** Indexes of columns; -1 for a column that the file does not have. */
interface Columns {
  postcode: number;
  /** The columns of latitude and longitude, or of eastings and northings. */
  position: readonly [number, number];
  grid: boolean;
  /** Columns that say whether a postcode is retired. Publishers name them differently. */
  retired: readonly { at: number; says: RegExp }[];
  /** The column with the GSS code of the council (district, borough or unitary authority). */
  council: number;
}

const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/;
const IN_UK = { south: 49, north: 61.5, west: -9, east: 2.5 };
const BROKEN = { kind: "broken" } as const;

/**
 * Chooses how to parse a file by its first line: a header with postcode and position, as in every edition of the ONS Postcode
 * Directory, or a row of Code-Point Open, which has no header. Returns null for any other line.
 */
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

/** A date or a yes. "0", "00000000" and "no" mean that the postcode is in use. */
const DAY_OR_YES = /^(?!(?:0*|no?|false|f|null|none|-|live|current|active)$)./i;
const NO = /^(?:no?|false|f|0)$/i;
const ENDED = /^(?:terminat|delet|retire|expire|inactive|closed|obsolete|old)/i;

/** The column `doterm` of the ONS, `DateOfDeletion` of the National Records of Scotland, "In Use?" and "Terminated" of others. */
function retirementColumn(name: string, at: number): { at: number; says: RegExp }[] {
  const letters = name.toLowerCase().replace(/[^a-z]/g, "");
  const end = "(?:terminat(?:ed|ion)|delet(?:ed|ion)|retire(?:d|ment)|expir(?:ed|y)|withdrawn|end)";
  if (new RegExp(`^(?:doterm|(?:is|date|dateof|day)?${end}(?:on|date|day)?)$`).test(letters))
    return [{ at, says: DAY_OR_YES }];
  if (/^(?:is)?(?:inuse|live|active|current|currentlyinuse)$/.test(letters)) return [{ at, says: NO }];
  return /^(?:postcode)?status$/.test(letters) ? [{ at, says: ENDED }] : [];
}

function readRow(
  fields: readonly string[],
  { postcode, position, grid, retired, council }: Columns,
): PostcodeRow {
  const found = POSTCODE.exec((fields[postcode] ?? "").trim().toUpperCase());
  if (!found) return BROKEN;
  if (retired.some(({ at, says }) => says.test(fields[at]?.trim() ?? ""))) return { kind: "retired" };
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
    kind: "unit",
    district,
    inward,
    latitude,
    longitude,
    council: gssNumber(fields[council]?.trim() ?? ""),
  };
}

const isInUk = (latitude: number, longitude: number): boolean =>
  latitude > IN_UK.south && latitude < IN_UK.north && longitude > IN_UK.west && longitude < IN_UK.east;
