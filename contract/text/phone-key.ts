import { parsePhone } from "./telephone-url.ts";

/** A text with fewer digits is not a telephone number. */
const MIN_DIGITS = 6;

/** The digits of a UK number or of a part of one. The UK's country code 44 is replaced by 0. */
export const phoneDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\(0\)/, "")
    .replace(/\D/g, "")
    .replace(/^(?:00)?440?/, "0");

/**
 * Identifies a telephone number in any spelling, without its extension: "01134960001" for a UK number, "+35312345678" for
 * another one. A text that is not a complete number is identified by its digits. With fewer than six digits, the text itself is
 * the key.
 */
export function phoneKey(phone: string): string {
  const text = phone.normalize("NFKC");
  const digits = phoneDigits(text);
  const number = parsePhone(text) ?? parsePhone(text, { extract: true }) ?? parsePhone(digits);
  if (number) return number.countryCallingCode === "44" ? `0${number.nationalNumber}` : number.number;
  return digits.length < MIN_DIGITS ? text.trim().toLowerCase() : digits;
}
