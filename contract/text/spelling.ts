/** Characters that phones, word processors and keyboards write for an apostrophe. */
export const APOSTROPHES = "‘’‛ʼʻ′`´＇";
const ANY_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, "g");

export const withPlainApostrophes = (text: string): string => text.replace(ANY_APOSTROPHE, "'");

/** Gives apostrophes one spelling, and writes "&" as "and", for searches. */
export const plainSpelling = (text: string): string =>
  withPlainApostrophes(text).replace(/\s?[&＆]\s?/g, " and ");

/** Makes "cafe" find "Café", and "obrien and son" find "O’Brien & Son". */
export function foldCase(text: string): string {
  const spelt = plainSpelling(text).replaceAll("'", "");
  const isAscii = /^[ -~]*$/.test(spelt);
  return (isAscii ? spelt : spelt.normalize("NFD").replace(/\p{Mark}/gu, "")).toLowerCase();
}

/** Makes "St. Helens" and "Saint Helens" find "St Helens", and "Crossley-Brothers Limited" find "Crossley Brothers Ltd". */
export const searchedText = (text: string): string =>
  foldCase(text)
    .replace(/(?<=\w)-(?=\w)/g, " ")
    .replace(/\b(?:saint\b|st\.)/g, "st")
    .replace(/\blimited\b|\bltd\./g, "ltd");

/** True for an optimal string alignment (Damerau-Levenshtein) distance of at most 1. */
export function isOneEditApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** For use within a sentence: "Next day" becomes "next day". */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Does not use `Intl`: a browser's first `Intl` call takes longer than hydrating the whole page. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatCount(count)} ${count === 1 ? noun : plural}`;

export const withArticle = (words: string): string =>
  `${/^(8|11|18|[aeiou])/i.test(words) ? "an" : "a"} ${words}`;
