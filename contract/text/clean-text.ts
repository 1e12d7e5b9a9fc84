/**
 * Characters that no typed text may contain: lone surrogates, which PostgreSQL refuses, and characters nobody sees.
 * Format characters (Cf) can reverse the direction of text or split words invisibly.
 */
const UNWANTED = /[\p{Surrogate}\p{Format}\p{Default_Ignorable_Code_Point}]+/gu;

/** Makes one well-formed line: line breaks, control characters and runs of white space become one space. */
export const cleanLine = (text: string): string =>
  text
    .replace(UNWANTED, "")
    .replace(/[\s\p{Control}]+/gu, " ")
    .trim();

/** Makes well-formed text and keeps its line breaks (as `\n`) and tabs. */
export const cleanText = (text: string): string =>
  text
    .replace(UNWANTED, "")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Control}\n\t]+/gu, " ")
    .trim();
