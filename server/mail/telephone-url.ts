import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** The `tel:` URL of a UK number, or of an international one with "+". Null if the text is no telephone number. */
export function telephoneUrl(text: string): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: "GB", extract: false });
  return number?.isPossible() ? number.getURI() : null;
}
