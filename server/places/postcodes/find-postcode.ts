import { readPosition } from "#contract/text/place-words.ts";
import { kilometresBetween, type Point } from "#server/geo/distance.ts";
import type { PostcodeCentres } from "./postcode-centres.ts";

/** A district. It may be followed by the start of the second part: "LS6", "LS6 2", "LS6 2A". */
const CODE = /\b([a-z]{1,2}\d[a-z\d]?)(?: (\d[a-z]?))?(?![a-z\d])/gi;
const NO_WORDS = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu;

export const codeWords = (text: string): string[] => text.toUpperCase().match(/[A-Z0-9]+/g) ?? [];

/**
 * Joins neighbouring words into texts of 5 to 7 characters, the length of a full postcode. For each first word, the shortest text
 * comes first.
 */
function* joinedWords(words: readonly string[]): Generator<string> {
  for (let start = 0; start < words.length; start++) {
    let joined = "";
    for (let end = start; end < words.length && joined.length < 7; end++) {
      joined += words[end];
      if (joined.length >= 5 && joined.length <= 7) yield joined;
    }
  }
}

/**
 * Finds a full postcode anywhere in `text`: "SW1A 1AA, London". A postcode with typing errors is used only if no postcode is
 * correct.
 */
export function findFullPostcode(text: string, isDistrict: IsDistrict): PostcodeParts | null {
  const words = codeWords(text);
  let mended: PostcodeParts | null = null;
  for (const code of joinedWords(words)) {
    const parts = /\d/.test(code) ? readFullPostcode(code, isDistrict) : null;
    if (parts && parts.district + parts.sector + parts.unit === code) return parts;
    mended ??= parts;
  }
  return mended;
}

/** Five small letters in a row are a word, not a code: "Widley" is not W1D 1EY. */
const WORD = /[a-z]{5}/;

/** Reads a text of letters only as a postcode or district whose digits were typed as letters: "WIA OAA", "SWIA". */
export function readLettersAsPostcode(text: string, isDistrict: IsDistrict): PostcodeParts | null {
  const code = codeWords(text).join("");
  const full = WORD.test(text) ? null : readFullPostcode(code, isDistrict);
  return full ?? readLetterDistrict(code, isDistrict);
}

/** Finds a district or sector that is the whole text, or next to a comma ("M1, Manchester") or a place name ("Leeds LS1"). */
export function findPartPostcode(
  text: string,
  isDistrict: IsDistrict,
  isName: (text: string) => boolean,
): PostcodeParts | null {
  for (const part of text.split(",")) {
    const words = codeWords(part);
    const found = readPartPostcode(words, isDistrict) ?? besideName(words, isDistrict, isName);
    if (found) return found;
  }
  return null;
}

/** Finds the last correct district or sector among words that are no place name: "12 High St Caversham RG4". */
export function findAmongWords(
  text: string,
  isDistrict: IsDistrict,
): { parts: PostcodeParts; others: string } | null {
  const found = [...text.matchAll(CODE)].findLast(([, district = ""]) => isDistrict(district.toUpperCase()));
  if (!found) return null;
  const [whole, ...words] = found;
  const parts = readPartPostcode(codeWords(words.join(" ")), isDistrict);
  const around = [text.slice(0, found.index), text.slice(found.index + whole.length)];
  const others = around
    .map((words) => words.replace(NO_WORDS, ""))
    .filter(Boolean)
    .join(" ");
  return parts && { parts, others };
}

function besideName(
  words: readonly string[],
  isDistrict: IsDistrict,
  isName: (text: string) => boolean,
): PostcodeParts | null {
  for (const taken of [2, 1]) {
    if (words.length <= taken) continue;
    const ends = [
      { code: words.slice(-taken), name: words.slice(0, -taken) },
      { code: words.slice(0, taken), name: words.slice(taken) },
    ];
    for (const { code, name } of ends) {
      const found = isName(name.join(" ")) ? readPartPostcode(code, isDistrict) : null;
      if (found) return found;
    }
  }
  return null;
}

/** In kilometres. A position farther than this from the middle of every sector is at sea or abroad. */
const MAX_KM = 25;

/**
 * Finds the postcode sector whose middle is nearest to a position such as "53.81,-1.56". In Northern Ireland, finds the district.
 * Null for other texts, and for positions more than `MAX_KM` from every middle.
 */
export function findPosition(text: string, centres: PostcodeCentres): string | null {
  const point = readPosition(text);
  if (!point) return null;
  let [nearest, nearestKm] = [null as string | null, MAX_KM];
  const compare = (code: string, centre: Point) => {
    const km = kilometresBetween(point, centre);
    if (km < nearestKm) [nearest, nearestKm] = [code, km];
  };
  for (const [code, centre] of centres.sectors) compare(code, centre);
  for (const code of centres.withoutSectors) compare(code, centres.districts.get(code) as Point);
  return nearest;
}

/** The parts of a postcode: "M1 4AE" has the district "M1", the sector digit "4" and the unit letters "AE". */
export interface PostcodeParts {
  district: string;
  sector: string | null;
  unit: string | null;
}

type IsDistrict = (district: string) => boolean;

// Characters that people confuse. L stands for a lower-case l, which looks like 1. A typed 1 is not read as L.
const OTHER: Record<string, string> = { O: "0", "0": "O", I: "1", "1": "I", L: "1" };
// Royal Mail does not use C, I, K, M, O and V as the last two letters of a postcode, because they are easily misread.
const UNIT = /^[ABD-HJLNP-UW-Z]{2}$/;

/** All variants of `code` with O and 0, I and 1 exchanged and L read as 1, fewest changes first. */
function readings(code: string): string[] {
  let found = [{ text: "", changes: 0 }];
  for (const letter of code) {
    const other = OTHER[letter];
    found = found.flatMap(({ text, changes }) => [
      { text: text + letter, changes },
      ...(other ? [{ text: text + other, changes: changes + 1 }] : []),
    ]);
  }
  return found.sort((a, b) => a.changes - b.changes).map(({ text }) => text);
}

/** Reads the district even if O and 0, or I, L and 1, were confused. */
function readDistrict(code: string, isDistrict: IsDistrict): string | null {
  if (code.length < 2 || code.length > 4) return null;
  // Most codes are typed correctly, and creating the list of readings takes a microsecond.
  if (isDistrict(code)) return code;
  return readings(code).find(isDistrict) ?? null;
}

/** Reads the sector digit even if it was typed as O, I or L. */
function readSector(letter: string): string | null {
  const digit = /[OIL]/.test(letter) ? (OTHER[letter] ?? letter) : letter;
  return /^\d$/.test(digit) ? digit : null;
}

/** Parses a full postcode without spaces: "SW1A1AA", "M14AE", "WIAOAA". */
function readFullPostcode(code: string, isDistrict: IsDistrict): PostcodeParts | null {
  if (code.length < 5 || code.length > 7) return null;
  const sector = readSector(code.at(-3) ?? "");
  const unit = code.slice(-2);
  if (sector === null || !UNIT.test(unit)) return null;
  const district = readDistrict(code.slice(0, -3), isDistrict);
  return district === null ? null : { district, sector, unit };
}

/** Parses the letters of a district whose 1 was typed as I or L: "LSI", "SWIA". */
function readLetterDistrict(code: string, isDistrict: IsDistrict): PostcodeParts | null {
  const [, letters, after] = /^([A-Z]{1,2})[IL]([A-Z]?)$/.exec(code) ?? [];
  const district = letters ? `${letters}1${after === "O" ? "0" : after}` : "";
  return isDistrict(district) ? { district, sector: null, unit: null } : null;
}

/** Parses the words of a district or sector: ["M1"], ["M1", "4"], ["SW1A1"], or half-typed ["M1", "4A"]. */
function readPartPostcode(words: readonly string[], isDistrict: IsDistrict): PostcodeParts | null {
  const code = words.join("");
  if (code.length > 6 || !/\d/.test(code)) return null;
  const spaced = words.length > 1 ? splitSector(code, words.at(-1)?.length ?? 0, isDistrict) : null;
  if (spaced) return spaced;
  const district = readDistrict(code, isDistrict);
  if (district) return { district, sector: null, unit: null };
  return splitSector(code, 1, isDistrict) ?? splitSector(code, 2, isDistrict);
}

function splitSector(code: string, inward: number, isDistrict: IsDistrict): PostcodeParts | null {
  const [digit = "", letter = ""] = code.slice(-inward);
  const sector = readSector(digit);
  if (inward > 2 || sector === null || !/^[A-Z]?$/.test(letter)) return null;
  const district = readDistrict(code.slice(0, -inward), isDistrict);
  return district === null ? null : { district, sector, unit: null };
}
