import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** UK numbers have ten digits after the 0, except for a few shorter ones that the library knows as valid. */
const isComplete = (number: PhoneNumber) =>
  number.isPossible() &&
  (number.countryCallingCode !== "44" || number.nationalNumber.length === 10 || number.isValid());

/**
 * Parses a UK number, or an international number with "+". Null if the text is not a complete number. With `extract`, other
 * words may precede and follow the number.
 */
export function parsePhone(text: string, { extract = false } = {}): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: "GB", extract });
  return number && isComplete(number) ? number : null;
}

/** The `tel:` URL of a telephone number. Null if the text is not a telephone number. */
export const telephoneUrl = (text: string): string | null => parsePhone(text)?.getURI() ?? null;

/**
 * Formats a UK number in national format ("0113 496 0001" for "+441134960001") and a foreign number in international format.
 * Other text is left unchanged.
 */
export function nationalPhone(text: string): string {
  const number = parsePhone(text);
  if (!number) return text;
  return number.countryCallingCode === "44" ? number.formatNational() : number.formatInternational();
}
