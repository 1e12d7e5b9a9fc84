import type { Random } from "../random.ts";
import type { Town } from "../read-place-tables.ts";

/** "A", "A and B", "A, B and C". */
export const listed = (words: readonly (string | number)[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** "an 8 yard skip", but "a 6 yard skip". */
export const withArticle = (words: string): string =>
  `${/^(8|11|18|[aeiou])/i.test(words) ? "an" : "a"} ${words}`;

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

export const numberWord = (number: number): string => NUMBERS[number] ?? String(number);

const SAYS_NOTHING = new Set([
  "Greater London",
  "Greater Manchester",
  "Clwyd",
  "Outer Hebrides",
  "Stirlingshire",
]);
const WITH_THE = /^(West Midlands|East Riding|Isle|Scottish Borders|Vale)/;

/** The county as people say it, unless it only repeats the town's name. */
export function countyBeyond({ name, county }: Pick<Town, "name" | "county">): string | undefined {
  if (county === name || SAYS_NOTHING.has(county)) return undefined;
  if (county === "Highland") return "the Highlands";
  return WITH_THE.test(county) ? `the ${county}` : county;
}

/** Slots for the conditions that are true: `{if:permits}` if `permits` is true. */
export const guards = (
  facts: Readonly<Record<string, boolean | undefined>>,
): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(facts).map(([fact, holds]) => [`if:${fact}`, holds ? "" : undefined]));

const PARTS_OF_LONDON: Readonly<Record<string, string>> = {
  E: "east London",
  N: "north London",
  NW: "north-west London",
  SE: "south-east London",
  SW: "south-west London",
  W: "west London",
};

/** The town as local people call it: firms serve south-east London rather than London. */
export function townWords({ name }: Pick<Town, "name">, postcode: string | null, random: Random): string {
  const area = postcode?.match(/^[A-Z]+/)?.[0] ?? "";
  return name === "London" && random.chance(0.85) ? (PARTS_OF_LONDON[area] ?? "central London") : name;
}
