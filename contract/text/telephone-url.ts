import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** UK numbers have ten digits after the 0. The library also knows the few shorter ones. */
const isComplete = (number: PhoneNumber) =>
  number.isPossible() &&
  (number.countryCallingCode !== "44" || number.nationalNumber.length === 10 || number.isValid());

/** The `tel:` URL of a UK number, or of an international one with "+". Null if the text is no telephone number. */
export function telephoneUrl(text: string): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: "GB", extract: false });
  return number && isComplete(number) ? number.getURI() : null;
}
