import { placeKey } from "./place-key.ts";

/** The names of the Crown dependencies and their islands in sentences, by the key of what people type. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["jersey", "Jersey"],
  ["guernsey", "Guernsey"],
  ["alderney", "Alderney"],
  ["sark", "Sark"],
  ["channel islands", "the Channel Islands"],
  ["isle of man", "the Isle of Man"],
  ["st peter port", "Guernsey"],
]);

const OF_LETTERS: Readonly<Record<string, string>> = { JE: "Jersey", GY: "Guernsey", IM: "the Isle of Man" };

const POSTCODE = /\b(JE|GY|IM) ?\d{1,2}(?: ?\d[A-Z]{2})?\b/i;

export const onlyUnitedKingdom = (dependency: string): string =>
  `We list companies in the United Kingdom only, not in ${dependency}.`;

/**
 * The Crown dependency in which a text is: one of its postcodes, or a name at the end ("St Helier, Jersey"). Null if there is
 * none. The dependencies are not part of the United Kingdom, so the place tables do not contain them.
 */
export function dependencyOf(text: string): string | null {
  const letters = POSTCODE.exec(text)?.[1]?.toUpperCase();
  if (letters) return OF_LETTERS[letters] ?? null;
  const key = placeKey(text.slice(text.lastIndexOf(",") + 1));
  for (const [name, dependency] of NAMES) if (key === name || key.endsWith(` ${name}`)) return dependency;
  return null;
}
