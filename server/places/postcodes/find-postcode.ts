import { readPosition } from "#contract/text/place-words.ts";
import { kilometresBetween, type Point } from "#server/geo/distance.ts";
import type { PostcodeCentres } from "./postcode-centres.ts";

/** A district. It may be followed by the start of the second part: "LS6", "LS6 2", "LS6 2A". */
const CODE = /\b([a-z]{1,2}\d[a-z\d]?)(?: (\d[a-z]?))?(?![a-z\d])/gi;
const NO_WORDS = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu;

export const codeWords = (text: string): string[] => text.toUpperCase().match(/[A-Z0-9]+/g) ?? [];

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

export function readLettersAsPostcode(text: string, isDistrict: IsDistrict): PostcodeParts | null {
  const code = codeWords(text).join("");
  // An S for 5 is only read in a text that is nothing but a postcode: "B1 Sea View" is an address.
  const full = WORD.test(text) ? null : readFullPostcode(code.replace(/S(?=..$)/, "5"), isDistrict);
  return full ?? readLetterDistrict(code, isDistrict);
}

/** `others` are the words beside the code: "12 High St" and "Leeds" for "12 High St, Leeds LS6". */
export function findPartPostcode(
  text: string,
  isDistrict: IsDistrict,
  isName: (text: string) => boolean,
): { parts: PostcodeParts; others: string[] } | null {
  const typed = text.split(",");
  for (const [at, part] of typed.entries()) {
    const whole = readPartPostcode(codeWords(part), isDistrict);
    const found = whole ? { parts: whole, name: "" } : besideName(part, isDistrict, isName);
    if (!found) continue;
    const others = typed.with(at, found.name).map((other) => other.trim());
    return { parts: found.parts, others: others.filter(Boolean) };
  }
  return null;
}

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
  text: string,
  isDistrict: IsDistrict,
  isName: (text: string) => boolean,
): { parts: PostcodeParts; name: string } | null {
  const words = text.match(/[\p{L}\d'’]+/gu) ?? [];
  for (const taken of [2, 1]) {
    if (words.length <= taken) continue;
    const ends = [
      { code: words.slice(-taken), name: words.slice(0, -taken).join(" ") },
      { code: words.slice(0, taken), name: words.slice(taken).join(" ") },
    ];
    for (const { code, name } of ends) {
      const parts = isName(name) ? readPartPostcode(codeWords(code.join(" ")), isDistrict) : null;
      if (parts) return { parts, name };
    }
  }
  return null;
}

/** In kilometres. A position farther than this from the middle of every sector is at sea or abroad. */
const MAX_KM = 25;

/** In Northern Ireland, finds the district. */
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

function readDistrict(code: string, isDistrict: IsDistrict): string | null {
  if (code.length < 2 || code.length > 4) return null;
  // Most codes are typed correctly, and creating the list of readings takes a microsecond.
  if (isDistrict(code)) return code;
  return readings(code).find(isDistrict) ?? null;
}

function readSector(letter: string): string | null {
  const digit = /[OIL]/.test(letter) ? (OTHER[letter] ?? letter) : letter;
  return /^\d$/.test(digit) ? digit : null;
}

function readFullPostcode(code: string, isDistrict: IsDistrict): PostcodeParts | null {
  if (code.length < 5 || code.length > 7) return null;
  const sector = readSector(code.at(-3) ?? "");
  const unit = code.slice(-2);
  if (sector === null || !UNIT.test(unit)) return null;
  const district = readDistrict(code.slice(0, -3), isDistrict);
  return district === null ? null : { district, sector, unit };
}

function readLetterDistrict(code: string, isDistrict: IsDistrict): PostcodeParts | null {
  const [, letters, after] = /^([A-Z]{1,2})[IL]([A-Z]?)$/.exec(code) ?? [];
  const district = letters ? `${letters}1${after === "O" ? "0" : after}` : "";
  return isDistrict(district) ? { district, sector: null, unit: null } : null;
}

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
