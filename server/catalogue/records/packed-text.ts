const CHARACTERS = " 0123456789abcdefghijklmnopqrstuvwxyz";
/** A number has 53 exact bits: enough for ten characters of an alphabet of 37. */
const MAX_LENGTH = 10;
const BASE = CHARACTERS.length;

/**
 * Converts a short text in lower case, such as a postcode, to one number. Null if the text is longer than `MAX_LENGTH`, begins
 * with a space or has a character that is not in `CHARACTERS`.
 */
export function packText(text: string): number | null {
  if (text.length > MAX_LENGTH || text.startsWith(" ")) return null;
  let packed = 0;
  for (const character of text) {
    const digit = CHARACTERS.indexOf(character);
    if (digit === -1) return null;
    packed = packed * BASE + digit;
  }
  return packed;
}

export function unpackText(packed: number): string {
  let text = "";
  for (let rest = packed; rest > 0; rest = Math.floor(rest / BASE)) text = CHARACTERS[rest % BASE] + text;
  return text;
}
