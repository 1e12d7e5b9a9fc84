import {
  type PostcodeParts,
  readFullPostcode,
  readLetterDistrict,
  readPartPostcode,
} from "./postcode-parts.ts";

/** A district and perhaps the beginning of the part after the space. */
const CODE = /\b([a-z]{1,2}\d[a-z\d]?)(?: (\d[a-z]?))?(?![a-z\d])/gi;
const NO_WORDS = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu;

export const codeWords = (text: string): string[] => text.toUpperCase().match(/[A-Z0-9]+/g) ?? [];

type IsDistrict = (district: string) => boolean;

/**
 * Joins neighbouring words to texts of five to seven characters, the lengths of a full postcode. Texts that begin with the same
 * word come in the order of their length, the shortest first.
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
 * Finds a full postcode anywhere in `text`: "SW1A 1AA, London". A postcode with typing errors is used only if the text
 * contains no correct one.
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

/** Reads a text of letters only as a postcode or district whose digits were typed as letters: "WIA OAA", "SWIA". */
export function readLettersAsPostcode(text: string, isDistrict: IsDistrict): PostcodeParts | null {
  const code = codeWords(text).join("");
  return readFullPostcode(code, isDistrict) ?? readLetterDistrict(code, isDistrict);
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

/**
 * Finds the last district or sector among words that are no name: "12 High St Caversham RG4". Only districts without typing
 * errors count. `others` are the words around it.
 */
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
