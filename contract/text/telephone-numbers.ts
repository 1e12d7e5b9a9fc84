interface TelephoneNumber {
  /** For example "+441134960001". */
  e164: string;
  extension: string | null;
  /** Positions in the text. The number ends after its extension. */
  start: number;
  end: number;
}

/** Areas in which some numbers have nine digits after the 0 instead of ten (Ofcom's numbering plan). */
const SHORT_AREAS =
  "204|208|254|276|297|298|363|364|384|386|404|420|460|461|480|488|524|527|562|566|606|629|635|647|659|695|726|744|750|768|827|837|884|900|905|935|946|949|963|995";
const LONG_NATIONAL = /^[1-35789]\d{9}$/;
const SHORT_NATIONAL = new RegExp(
  `^(?:1(?:${SHORT_AREAS})\\d{5}|16977[23]\\d{3}|800\\d{6}|8001111|845464\\d)$`,
);
/** Irish numbers have seven to nine digits after the country code. By ITU-T E.164, a number has at most 15 digits. */
const FOREIGN = /^(?!44|353)[1-9]\d{7,14}$|^353[1-9]\d{6,8}$/;
/** The prefix 00 and 15 digits. */
const MAX_DIGITS = 17;
/** The shortest number is Childline's, without its 0: 800 1111. */
const MIN_DIGITS = 7;

const JOINT = /^[\s()[\].·_\-/]{0,5}$/;
const PLUS = /\+[\s(]{0,3}$/;
const EXTENSION =
  /^[\s,;:(.-]{0,4}(?:ext(?:ension|n)?(?:[\s.]{0,2}no)?|xtn?|x|#)[\s.:=#]{0,4}(\d{1,7})(?!\d|\s?lines)\)?/i;
/** Matches the text after digits that belong to opening hours or words: "24/7", "24 hours", "9-5", "0800-1700". */
const OTHER_DIGITS = /^\s?[\p{L}/]|^\s?[-:]\s?\d{1,2}(?:\d\d)?(?!\d)/u;
/** Matches a number with letters of the keypad, such as "0800 SKIPS 4U". */
const WITH_LETTERS = /\b0[38]\d\d(?:[ -]?[\dA-Z]){7}(?![ -]?[\dA-Z])/;
const KEYPAD = "22233344455566677778889999";

/** A letter O that is typed for a zero: "O113 496 0001", "07700 9OO123". */
const LETTER_FOR_ZERO = /(?<=(?:(?<![a-z])|\d)o{0,3})o(?=[\do]{0,3}\d)/gi;

/**
 * The text with Arabic, Persian and full-width digits as 0 to 9, the letter O typed for a zero as 0, and other characters in
 * plain forms. Positions stay the same.
 */
const withPlainCharacters = (text: string): string =>
  text.replace(LETTER_FOR_ZERO, "0").replace(/[^\x20-\x7e]/gu, (one) => {
    if (/[\u0660-\u0669\u06f0-\u06f9]/.test(one)) return String(one.charCodeAt(0) & 15);
    const plain = one
      .normalize("NFKC")
      .replace(/\p{Pd}/u, "-")
      .replace(/[\s\p{Cf}]/u, " ");
    return plain.length === one.length ? plain : one;
  });

interface Group {
  digits: string;
  start: number;
  end: number;
}

/** The number in E.164. Null if the digits are not a complete number. `mayLackZero` allows "113 496 0001". */
function readDigits(digits: string, hasPlus: boolean, mayLackZero: boolean): string | null {
  const international = hasPlus ? digits.replace(/^00/, "") : /^(?:00|011(?=44))(.+)/.exec(digits)?.[1];
  const national =
    /^440?(.*)/.exec(international ?? digits)?.[1] ??
    /^0(.*)/.exec(digits)?.[1] ??
    (mayLackZero && !hasPlus ? digits : "");
  if (LONG_NATIONAL.test(national) || SHORT_NATIONAL.test(national)) return `+44${national}`;
  const foreign = international?.replace(/^3530/, "353") ?? "";
  return FOREIGN.test(foreign) ? `+${foreign}` : null;
}

const isTrunkPrefix = (text: string, { digits, start, end }: Group) =>
  digits === "0" && text[start - 1] === "(" && text[end] === ")";

/** Only the first number of a text may lack its 0. Not if a complete number follows, as in "24/7 0113 496 0001". */
const mayBeginWithoutZero = (text: string, groups: readonly Group[]): boolean =>
  /^[\s(]*$/.test(text.slice(0, groups[0]?.start)) &&
  !groups
    .slice(0, MAX_DIGITS)
    .some(({ digits }, at) => at > 0 && digits.startsWith("0") && readNumber(text, groups, at));

/** Reads the number that begins with the group `first`. `last` is the index of its last group. */
function readNumber(text: string, groups: readonly Group[], first: number) {
  const hasPlus = PLUS.test(text.slice(0, groups[first]?.start).slice(-4));
  const mayLackZero = first === 0 && mayBeginWithoutZero(text, groups);
  // A number begins with a plus, 0 or 44. Most digits of a long text don't.
  if (!hasPlus && !mayLackZero && !/^[04]/.test(groups[first]?.digits ?? "")) return null;
  let found: { e164: string; last: number } | null = null;
  let digits = "";
  for (const [offset, group] of groups.slice(first, first + MAX_DIGITS).entries()) {
    const gap = offset > 0 ? text.slice(groups[first + offset - 1]?.end, group.start) : "";
    // A slash after a complete number separates it from another one.
    if (!JOINT.test(gap) || (found && gap.includes("/"))) break;
    if (digits === "" || !isTrunkPrefix(text, group)) digits += group.digits;
    if (digits.length > MAX_DIGITS) break;
    const e164 = digits.length < MIN_DIGITS ? null : readDigits(digits, hasPlus, mayLackZero);
    if (e164) found = { e164, last: first + offset };
    if (e164?.startsWith("+44") && e164.length === 13) break;
  }
  return found && !hasFurtherDigits(text, groups, found.last) ? found : null;
}

/** True if further digits follow, so that the number is too long. Opening hours and another number do not count. */
function hasFurtherDigits(text: string, groups: readonly Group[], last: number): boolean {
  const next = groups[last + 1];
  if (!next) return false;
  const gap = text.slice(groups[last]?.end, next.start);
  // In "0113 496 0001 - 2" and "0113 496 0001-3", the last digit stands for a further line.
  if (!/^[\s.-]{1,5}$/.test(gap) || /\s-\s/.test(gap)) return false;
  if (gap === "-" && next.digits.length === 1 && !/^[\s.-]?\d/.test(text.slice(next.end))) return false;
  const isNumber =
    next.digits.startsWith("0") && /^0(?:\D{0,3}\d){8}/.test(text.slice(next.start, next.start + 32));
  return !isNumber && !OTHER_DIGITS.test(text.slice(next.end, next.end + 8));
}

function readAll(text: string): TelephoneNumber[] {
  const groups: Group[] = [...text.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
    digits,
    start: index,
    end: index + digits.length,
  }));
  const numbers: TelephoneNumber[] = [];
  for (let at = 0; at < groups.length; at += 1) {
    const found = readNumber(text, groups, at);
    if (!found) continue;
    const end = groups[found.last]?.end ?? 0;
    const extension = EXTENSION.exec(text.slice(end, end + 40));
    numbers.push({
      e164: found.e164,
      extension: extension?.[1] ?? null,
      start: beginOf(text, groups[at]?.start ?? 0),
      end: end + (extension?.[0].length ?? 0),
    });
    at = extension ? found.last + 1 : found.last;
  }
  return numbers;
}

/** The start of a number, including the "+" and the bracket before its first digit. */
const beginOf = (text: string, digit: number): number =>
  digit - (/[+(][\s+(]{0,3}$/.exec(text.slice(Math.max(0, digit - 4), digit))?.[0].length ?? 0);

/** Finds all complete numbers in a text, which can also contain extensions and words. */
export function telephoneNumbers(text: string): TelephoneNumber[] {
  const plain = withPlainCharacters(text);
  const numbers = readAll(plain);
  if (numbers.length > 0) return numbers;
  const dialled = (word: string) =>
    word.replace(/[A-Z]/g, (letter) => KEYPAD[letter.charCodeAt(0) - 65] ?? letter);
  return readAll(plain.replace(WITH_LETTERS, dialled));
}

/** In E.164, without extensions. */
export const telephoneNumbersIn = (text: string): string[] => telephoneNumbers(text).map(({ e164 }) => e164);

/** A `tel:` URL (RFC 3966). */
export const urlOfNumber = ({ e164, extension }: Pick<TelephoneNumber, "e164" | "extension">): string =>
  `tel:${e164}${extension ? `;ext=${extension}` : ""}`;

const IS_FAX =
  /(?<!(?:tel|telephone|phone|t)\.?\s?(?:\/|&|and|\+)\s?)\bf(?:ax|acsimile)?(?:\s?(?:no|number))?[\s.:]{0,4}$/i;
/** In "0113 496 0001 (fax 0113 496 0009)", the words are about the next number. */
const IS_FAX_BEHIND = /^\s?[([]\s?f(?:ax|acsimile)?\b[^\d)\]]*(?:[)\]]|$)/i;
/** This is longer than any text that `IS_FAX` matches. Only this part is searched, which saves time in a long text. */
const FAX_LENGTH = 30;

/** The first complete number that is not a fax number. */
export function ringingNumber(text: string): TelephoneNumber | undefined {
  const before = (start: number) => text.slice(Math.max(0, start - FAX_LENGTH), start);
  return telephoneNumbers(text).find(
    ({ start, end }) => !IS_FAX.test(before(start)) && !IS_FAX_BEHIND.test(text.slice(end, end + FAX_LENGTH)),
  );
}

/** The URL of the number to ring. Null if there is none. */
export function telephoneUrl(text: string | null): string | null {
  const ringing = ringingNumber(text ?? "");
  return ringing ? urlOfNumber(ringing) : null;
}
