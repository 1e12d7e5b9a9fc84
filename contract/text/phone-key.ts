import { telephoneNumbersIn, telephoneUrl } from "./telephone-numbers.ts";

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
 * Identifies each telephone number of a text in any spelling, without its extension: "01134960001" for a UK number,
 * "+35312345678" for another one. A text without a complete number is identified by its digits. With fewer than six digits, the
 * text itself is the key.
 */
export function phoneKeys(phone: string): [string, ...string[]] {
  const [first, ...others] = telephoneNumbersIn(phone).map((e164) => e164.replace(/^\+44/, "0"));
  if (first) return [first, ...others];
  const digits = phoneDigits(phone);
  return [digits.length < MIN_DIGITS ? phone.normalize("NFKC").trim().toLowerCase() : digits];
}

/** The key of a text's first number. */
export const phoneKey = (phone: string): string => phoneKeys(phone)[0];

/** The warning about a company's telephone number that links cannot dial. Null if there is nothing to say. */
export const phoneWarning = (phone: string): string | null =>
  telephoneUrl(phone)
    ? null
    : `“${phone}” is not one complete phone number, so customers could not ring it with a press`;
