/**
 * Characters that no typed text may contain: lone surrogates, which PostgreSQL refuses, and invisible characters. Format
 * characters (Cf) can reverse the direction of text or split words invisibly. Five blank characters are named, because no
 * Unicode property covers them: the Braille blank, the null notehead of music, two Egyptian blanks and the filler of Khitan
 * script.
 */
const UNWANTED =
  /[\p{Surrogate}\p{Format}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}\u{16FE4}]+/gu;

/** Marks such as accents, after the fourth mark on one letter. No language needs more, and more overlap other lines. */
const EXCESS_MARKS = /(?<=\p{Mark}{4})\p{Mark}+/gu;

const withoutHidden = (text: string): string => text.replace(UNWANTED, "").replace(EXCESS_MARKS, "");

/** Removes unwanted characters and surplus marks. Runs of white space become one space. */
export const cleanLine = (text: string): string =>
  withoutHidden(text)
    .replace(/[\s\p{Control}]+/gu, " ")
    .trim();

/** Like `cleanLine`, but keeps line breaks (as `\n`), tabs and runs of spaces within the text. */
export const cleanText = (text: string): string =>
  withoutHidden(text)
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Control}\n\t]+/gu, " ")
    .trim();

/** What counts as the same in a form that is sent twice: spaces and lines between words, and the capitals of an email address. */
export const sameTyped = (name: string, value: unknown): unknown => {
  if (typeof value !== "string") return value;
  const text = value.replace(/\s+/g, " ").trim();
  return name === "email" ? text.toLowerCase() : text;
};
