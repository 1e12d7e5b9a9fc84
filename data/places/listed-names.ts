import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

type ListedRow = Record<string, string>;
export interface ListedPoint {
  latitude: number;
  longitude: number;
}

/** Over short distances, on a plane. */
export function kilometres(a: ListedPoint, b: ListedPoint): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return 111.2 * Math.hypot(a.latitude - b.latitude, east);
}

/** One key for the spellings of a name in the lists of GeoNames. */
export const listedKey = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/['’.]/g, "")
    .replaceAll("-", " ")
    .replace(/\bsaint /g, "st ")
    .replace(/\bupon\b/g, "on")
    .replace(/^the /, "");
/** A name as people in Britain write it. */
export const plainName = (name: string) =>
  name
    .replaceAll("’", "'")
    .replace(/\bSt\. ?/g, "St ")
    .replace(/\bSaint /g, "St ")
    .replace(/(?<=.)\b(And|On|The|Of|In|Upon|Under|By|Le)\b(?=.)/g, (word) => word.toLowerCase());

/** Matches names that are not places: roads, premises, and words that mean something else in companies' texts. */
const NO_PLACE =
  /\d|[(/]|\b(?:road|street|lane|industrial|airport|hospital|university|college|station|docks?|business)$|^(?:park|bank|mill|hill|green|cross|bridge|end|west|east|north|south|waterside|village|church|common|central|free)$/i;

export const isPlaceName = (name: string): boolean => !NO_PLACE.test(name);

export const readListed = (name: string): ListedRow[] =>
  parse(readFileSync(new URL(name, import.meta.url), "utf8"), { columns: true });
export const pointOf = ({ latitude, longitude }: ListedRow): ListedPoint => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});
