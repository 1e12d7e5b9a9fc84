/**
 * Letters before the numbers of companies that are not registered in England and Wales as usual: Scotland (SC), Northern Ireland
 * (NI), partnerships (OC, SO, LP), charities (CE), societies (IP, RS), branches (FC, BR) and others.
 */
const LETTERS =
  /^(?:A[CS]|B[NR]|C[ESU]|E[DNS]|F[CE]|G[ENS]|I[CP]|L[P]|N[ACFILOPRVZ]|O[CE]|P[CL]|R[CS]|S[ACEFGILOPRUZ]|Z[C])$/;

const WORDS =
  /^(?:(?:COMPANY|REGISTERED|REGISTRATION|REG|CRN|NUMBER|NUM|NO|NR|UK|ENGLAND|WALES|AND|IN|&)[\s.:#]+|#)+/;

const LENGTH = 8;
/** Longer texts are cut. Every number has fewer characters, even with spaces and words before it. */
const MAX_TYPED = 80;

/** Removes words before a number, spaces, and the decimal part that spreadsheets add. */
const compact = (typed: string): string =>
  typed
    .slice(0, MAX_TYPED)
    .normalize("NFKC")
    .toUpperCase()
    .trim()
    .replace(WORDS, "")
    .replace(/[.,]0+$/, "")
    .replace(/[\s.\-/]+/g, "");

/**
 * Returns the number in the spelling of Companies House: eight characters, such as 01234567 or SC123456. Restores zeros that a
 * spreadsheet removed, and reads the letter O among digits as a zero. Null for other texts.
 */
export function companyNumberOf(typed: string): string | null {
  // Saves time: most numbers have this form, and a register's file has millions.
  if (/^(?!0{8})\d{8}$/.test(typed)) return typed;
  const text = compact(typed);
  const [, letters = "", rest = ""] = /^([A-NP-Z][A-Z]|O[CE])?(.+)$/.exec(text) ?? [];
  if (letters && !LETTERS.test(letters)) return null;
  const digits = rest.replaceAll("O", "0");
  // Industrial and provident societies have a letter at the end, and old companies of Northern Ireland an R before seven digits.
  if (letters && /^\d{5}[A-Z]$/.test(digits)) return letters + digits;
  if (!letters && /^R\d{7}$/.test(digits)) return digits;
  const most = LENGTH - letters.length;
  const isNumber = /^\d*[1-9]\d*$/.test(digits) && digits.length <= most;
  return isNumber ? letters + digits.padStart(most, "0") : null;
}
