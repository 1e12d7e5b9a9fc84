/** Characters that phones, word processors and keyboards write for an apostrophe. */
export const APOSTROPHES = "‘’‛ʼ′`´＇";
const ANY_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, "g");

export const withPlainApostrophes = (text: string): string => text.replace(ANY_APOSTROPHE, "'");

/** One spelling of what people write in several ways, for searches: apostrophes, and "&" for "and". */
export const plainSpelling = (text: string): string =>
  withPlainApostrophes(text).replace(/\s?[&＆]\s?/g, " and ");
