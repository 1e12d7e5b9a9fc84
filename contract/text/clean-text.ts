/**
 * Characters that no typed text may contain: lone surrogates, which PostgreSQL refuses, and invisible characters. Format
 * characters (Cf) can reverse the direction of text or split words invisibly. Five blank characters are named, because no
 * Unicode property covers them: the Braille blank, the null notehead of music, two Egyptian blanks and the filler of Khitan
 * script.
 */
const UNWANTED =
  /[\p{Surrogate}\p{Format}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}\u{16FE4}]+/gu;

/** Letters carry at most four marks, such as accents and vowel signs. More of them, piled up, cover what is above and below. */
const SCRIBBLING = /(?<=\p{Mark}{4})\p{Mark}+/gu;

const withoutHidden = (text: string): string => text.replace(UNWANTED, "").replace(SCRIBBLING, "");

/** Converts text to one line without `UNWANTED` characters and piled-up marks. Runs of white space become one space. */
export const cleanLine = (text: string): string =>
  withoutHidden(text)
    .replace(/[\s\p{Control}]+/gu, " ")
    .trim();

/**
 * Removes the `UNWANTED` characters and piled-up marks, and replaces other control characters by spaces. Line breaks (as `\n`) and tabs are kept,
 * except at both ends, which are trimmed.
 */
export const cleanText = (text: string): string =>
  withoutHidden(text)
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Control}\n\t]+/gu, " ")
    .trim();
