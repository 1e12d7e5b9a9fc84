import type { Random } from "../random.ts";
import type { DemoTown } from "../read-place-tables.ts";

/** Returns "A", "A and B" or "A, B and C". */
export const joinWords = (words: readonly (string | number)[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** Adds the article: "an 8 yard skip", but "a 6 yard skip". */
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

/** Counties that people do not add to the name of a town. */
const UNUSED_COUNTIES = new Set([
  "Greater London",
  "Greater Manchester",
  "Clwyd",
  "Outer Hebrides",
  "Stirlingshire",
]);
const COUNTIES_WITH_ARTICLE = /^(West Midlands|East Riding|Isle|Scottish Borders|Vale)/;

/** Returns the county as people say it ("the Isle of Wight"), or undefined if people do not add it to the town's name. */
export function spokenCounty({ name, county }: Pick<DemoTown, "name" | "county">): string | undefined {
  if (county === name || UNUSED_COUNTIES.has(county)) return undefined;
  if (county === "Highland") return "the Highlands";
  return COUNTIES_WITH_ARTICLE.test(county) ? `the ${county}` : county;
}

/** Converts facts to template slots: the slot `if:permits` is defined if `permits` is true. */
export const conditionSlots = (
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

/** Returns the town's name. In London it is usually the part of London, for example "south-east London". */
export function describeTown(
  { name }: Pick<DemoTown, "name">,
  postcode: string | null,
  random: Random,
): string {
  const area = postcode?.match(/^[A-Z]+/)?.[0] ?? "";
  return name === "London" && random.chance(0.85) ? (PARTS_OF_LONDON[area] ?? "central London") : name;
}
