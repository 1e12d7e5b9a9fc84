import { placeKey } from "./place-key.ts";
import { WHOLE_COUNTRY } from "./resolve-name.ts";

interface Dependency {
  /** As it stands in a sentence. */
  called: string;
  /** Keys that mean the dependency and nothing else. The first two letters of its postcodes are one of them. */
  names: readonly string[];
  /** Some of these towns have a namesake in the United Kingdom. */
  towns: readonly string[];
}

const DEPENDENCIES: readonly Dependency[] = [
  { called: "Jersey", names: ["jersey", "je"], towns: ["st helier", "st brelade", "gorey"] },
  { called: "Guernsey", names: ["guernsey", "gy", "st peter port"], towns: ["st sampson"] },
  { called: "Alderney", names: ["alderney"], towns: [] },
  { called: "Sark", names: ["sark"], towns: [] },
  { called: "the Channel Islands", names: ["channel islands", "channel isles", "ci"], towns: [] },
  {
    called: "the Isle of Man",
    names: ["im", "isle of man", "iom", "i o m"],
    towns: ["castletown", "laxey", "port st mary", "douglas", "onchan", "peel", "port erin", "ramsey"],
  },
];

const POSTCODE = /\b(JE|GY|IM) ?\d{1,2}(?: ?\d[A-Z]{2})?\b/i;

const calledFor = (isMeant: (dependency: Dependency) => boolean): string | null =>
  DEPENDENCIES.find(isMeant)?.called ?? null;

export function dependencyWithTown(name: string): string | null {
  const key = placeKey(name);
  return calledFor(({ towns }) => towns.includes(key));
}

export const onlyUnitedKingdom = (dependency: string): string =>
  `We list companies in the United Kingdom only, not in ${dependency}.`;

/** The dependencies are not part of the United Kingdom, so the place tables do not contain them. */
export function dependencyOf(text: string): string | null {
  const letters = POSTCODE.exec(text)?.[1]?.toLowerCase();
  if (letters) return calledFor(({ names }) => names.includes(letters));
  const part = text.split(",").map(placeKey);
  const key = part.findLast((each) => each && !WHOLE_COUNTRY.has(each)) ?? "";
  return calledFor(({ names }) => names.some((name) => key === name || key.endsWith(` ${name}`)));
}
