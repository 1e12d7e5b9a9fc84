const LETTERS = " 0123456789abcdefghijklmnopqrstuvwxyz";
/** One more than letters: zero is where a text ends. */
const BASE = LETTERS.length + 1;
/** More would be a larger number than can be told from the next. */
const LONGEST = 10;

/** A folded postcode or another text as short as one number, which takes a quarter of a string's memory; null when it is not. */
export function packShortText(text: string): number | null {
  if (text.length > LONGEST) return null;
  let packed = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const digit = LETTERS.indexOf(text[at] as string) + 1;
    if (digit === 0) return null;
    packed = packed * BASE + digit;
  }
  return packed;
}

export function unpackShortText(packed: number): string {
  let text = "";
  for (let rest = packed; rest > 0; rest = Math.floor(rest / BASE)) text += LETTERS[(rest % BASE) - 1];
  return text;
}
