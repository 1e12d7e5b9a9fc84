/** The upper half of code page 850, in which Excel saves "CSV (MS-DOS)". Node has no decoder for it. */
const MS_DOS =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

const fromMsDos = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : MS_DOS[byte - 0x80])).join("");

type Decode = (bytes: Uint8Array) => string;
const decoder =
  (encoding: string): Decode =>
  (bytes) =>
    new TextDecoder(encoding).decode(bytes);

const WINDOWS = decoder("windows-1252");
const MAC = decoder("macintosh");

const LETTER = /^[àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßœ]$/i;
/** Signs that stand beside words and numbers, not within a word. */
const SIGN = /^[£€“”–—…•°·½¼¾®™©«»\u00a0]$/;

/** 1 if a text is likely to have the character at this place, otherwise -1. */
function likelihood(text: string, at: number): number {
  const [before = "", one = "", after = ""] = [text[at - 1], text[at], text[at + 1]];
  const [isAfterLetter, isBeforeLetter] = [/\p{L}/u.test(before), /\p{L}/u.test(after)];
  if (/[‘’]/.test(one)) return isAfterLetter || isBeforeLetter ? 1 : -1;
  if (SIGN.test(one)) return isAfterLetter && isBeforeLetter ? -1 : 1;
  if (!LETTER.test(one) || !(isAfterLetter || isBeforeLetter)) return -1;
  // Within a word, a capital does not follow a small letter.
  const isSmall = one === one.toLowerCase();
  const isOdd = isSmall ? /\p{Lu}/u.test(after) : /\p{Ll}/u.test(before);
  return isOdd ? -1 : 1;
}

function score(text: string): number {
  let sum = 0;
  for (const { index } of text.matchAll(/[^\0-\x7f]/g)) sum += likelihood(text, index);
  return sum;
}

/** Much more text than is needed to tell. */
const SAMPLE_BYTES = 1_000_000;

/**
 * The encoding, of those in which Excel saves CSV, in which most of these bytes make letters within words. The encodings give
 * different letters for the same byte, and no file names its own. If several fit, Windows-1252, or on an old Mac its encoding.
 */
export function decoderOf(lines: Uint8Array, isOldMac: boolean): Decode {
  const sample = lines.subarray(0, SAMPLE_BYTES);
  const scored = (isOldMac ? [MAC, WINDOWS, fromMsDos] : [WINDOWS, MAC, fromMsDos]).map((decode) => ({
    decode,
    score: score(decode(sample)),
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).decode;
}
