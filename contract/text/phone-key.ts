import { telephoneNumbersIn, telephoneUrl } from "./telephone-numbers.ts";

/** A text with fewer digits is not a telephone number. */
const MIN_DIGITS = 6;

/** The digits of a number or a part of one. The UK's country code 44 is replaced by 0. */
export const phoneDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\(0\)/, "")
    .replace(/\D/g, "")
    .replace(/^(?:00)?440?/, "0");

/**
 * Returns one key for each number in the text, without its extension: "01134960001" for a UK number, "+35312345678" for a foreign
 * number. If no number is complete, the key is the digits, or the text itself if it has fewer than six digits.
 */
export function phoneKeys(phone: string): [string, ...string[]] {
  const [first, ...others] = telephoneNumbersIn(phone).map((e164) => e164.replace(/^\+44/, "0"));
  if (first) return [first, ...others];
  const digits = phoneDigits(phone);
  return [digits.length < MIN_DIGITS ? phone.normalize("NFKC").trim().toLowerCase() : digits];
}

export const phoneKey = (phone: string): string => phoneKeys(phone)[0];

/** Null if links can dial the number. */
export const phoneWarning = (phone: string): string | null =>
  telephoneUrl(phone)
    ? null
    : `“${phone}” is not one complete phone number, so customers could not ring it with a press`;
