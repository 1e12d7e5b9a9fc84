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

/** Returns the district in `code`, even if O and 0, or I, L and 1, were confused. Null if there is none. */
function readDistrict(code: string, isDistrict: IsDistrict): string | null {
  if (code.length < 2 || code.length > 4) return null;
  // Most codes are typed correctly, and creating the list of readings takes a microsecond.
  if (isDistrict(code)) return code;
  return readings(code).find(isDistrict) ?? null;
}

/** Returns the sector digit, even if it was typed as O, I or L. Null if it is another letter. */
function readSector(letter: string): string | null {
  const digit = /[OIL]/.test(letter) ? (OTHER[letter] ?? letter) : letter;
  return /^\d$/.test(digit) ? digit : null;
}

/** Parses a full postcode without spaces: "SW1A1AA", "M14AE", "WIAOAA". */
export function readFullPostcode(code: string, isDistrict: IsDistrict): PostcodeParts | null {
  if (code.length < 5 || code.length > 7) return null;
  const sector = readSector(code.at(-3) ?? "");
  const unit = code.slice(-2);
  if (sector === null || !UNIT.test(unit)) return null;
  const district = readDistrict(code.slice(0, -3), isDistrict);
  return district === null ? null : { district, sector, unit };
}

/** Parses the letters of a district whose 1 was typed as I or L: "LSI", "SWIA". */
export function readLetterDistrict(code: string, isDistrict: IsDistrict): PostcodeParts | null {
  const [, letters, after] = /^([A-Z]{1,2})[IL]([A-Z]?)$/.exec(code) ?? [];
  const district = letters ? `${letters}1${after}` : "";
  return isDistrict(district) ? { district, sector: null, unit: null } : null;
}

/** Parses the words of a district or sector: ["M1"], ["M1", "4"], ["SW1A1"], or half-typed ["M1", "4A"]. */
export function readPartPostcode(words: readonly string[], isDistrict: IsDistrict): PostcodeParts | null {
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
