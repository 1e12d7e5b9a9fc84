import { placeKey } from "./place-key.ts";
import { WHOLE_COUNTRY } from "./resolve-name.ts";

const NAMES: ReadonlyMap<string, string> = new Map([
  ["jersey", "Jersey"],
  ["guernsey", "Guernsey"],
  ["alderney", "Alderney"],
  ["sark", "Sark"],
  ["channel islands", "the Channel Islands"],
  ["channel isles", "the Channel Islands"],
  ["ci", "the Channel Islands"],
  ["je", "Jersey"],
  ["gy", "Guernsey"],
  ["im", "the Isle of Man"],
  ["isle of man", "the Isle of Man"],
  ["iom", "the Isle of Man"],
  ["i o m", "the Isle of Man"],
  ["st peter port", "Guernsey"],
]);

const POSTCODE = /\b(JE|GY|IM) ?\d{1,2}(?: ?\d[A-Z]{2})?\b/i;

/** Some towns have a namesake in the United Kingdom. */
const TOWNS: ReadonlyMap<string, string> = new Map([
  ["st helier", "Jersey"],
  ["st brelade", "Jersey"],
  ["gorey", "Jersey"],
  ["st sampson", "Guernsey"],
  ["castletown", "the Isle of Man"],
  ["laxey", "the Isle of Man"],
  ["port st mary", "the Isle of Man"],
  ["douglas", "the Isle of Man"],
  ["onchan", "the Isle of Man"],
  ["peel", "the Isle of Man"],
  ["port erin", "the Isle of Man"],
  ["ramsey", "the Isle of Man"],
]);

export const dependencyWithTown = (name: string): string | null => TOWNS.get(placeKey(name)) ?? null;

export const onlyUnitedKingdom = (dependency: string): string =>
  `We list companies in the United Kingdom only, not in ${dependency}.`;

/** The dependencies are not part of the United Kingdom, so the place tables do not contain them. */
export function dependencyOf(text: string): string | null {
  const letters = POSTCODE.exec(text)?.[1]?.toLowerCase();
  if (letters) return NAMES.get(letters) ?? null;
  const key =
    text
      .split(",")
      .map(placeKey)
      .findLast((part) => part && !WHOLE_COUNTRY.has(part)) ?? "";
  for (const [name, dependency] of NAMES) if (key === name || key.endsWith(` ${name}`)) return dependency;
  return null;
}
