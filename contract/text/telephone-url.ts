import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** UK numbers have ten digits after the 0. The library also accepts the few shorter numbers. */
const isComplete = (number: PhoneNumber) =>
  number.isPossible() &&
  (number.countryCallingCode !== "44" || number.nationalNumber.length === 10 || number.isValid());

/** The `tel:` URL of a UK number, or of an international number with "+". Null if the text is not a telephone number. */
export function telephoneUrl(text: string): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: "GB", extract: false });
  return number && isComplete(number) ? number.getURI() : null;
}

/** A telephone number in the UK format: "0113 496 0001" for "+441134960001". Other text is left unchanged. */
export function nationalPhone(text: string): string {
  const number = parsePhoneNumberFromString(text, { defaultCountry: "GB", extract: false });
  if (!number || !isComplete(number)) return text;
  return number.countryCallingCode === "44" ? number.formatNational() : number.formatInternational();
}
