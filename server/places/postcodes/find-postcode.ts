import { type PostcodeParts, readFullPostcode, readPartPostcode } from "./postcode-parts.ts";

export const codeWords = (text: string): string[] => text.toUpperCase().match(/[A-Z0-9]+/g) ?? [];

type IsDistrict = (district: string) => boolean;

/** Neighbouring words written as one, the longest first, as far as they can be a postcode. */
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
 * The full postcode somewhere in `text`, whatever stands around it: "SW1A 1AA, London". One with slips is taken
 * only when nothing else in the text is right as it is.
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

/** A postcode of letters only, all digits being slips, as the whole text: "WIA OAA". */
export const readLettersAsPostcode = (text: string, isDistrict: IsDistrict): PostcodeParts | null =>
  readFullPostcode(codeWords(text).join(""), isDistrict);

/**
 * The district or sector that is the whole text or stands beside a comma ("M1, Manchester"), or beside a place
 * name without one ("Leeds LS1").
 */
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
