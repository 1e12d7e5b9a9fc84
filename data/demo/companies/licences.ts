import { createSeededRandom } from "../random.ts";

/**
 * Approximate shares of firms with a lower-tier number (none in Scotland, where numbers do not show a tier), with a number of
 * unknown format, and without a number.
 */
const LOWER_TIER = 0.02;
const UNKNOWN_FORM = 0.02;
const NONE = 0.03;

/**
 * Returns a unique registration number in the format of the nation's regulator, one of unknown format ("Sample 99000012"), or
 * null. The numbers have more digits than any issued number, so they belong to nobody. The function has its own random number
 * generator, so that a change to it does not change other fields.
 */
export function sampleLicence(nation: string, id: number): string | null {
  const random = createSeededRandom(`licence ${id}`);
  if (random.chance(NONE)) return null;
  if (random.chance(UNKNOWN_FORM)) return `Sample ${99_000_000 + id}`;
  const tier = random.chance(LOWER_TIER) ? "L" : "U";
  return (FORMS[nation] ?? GREAT_BRITAIN)(id, tier);
}

const digits = (id: number, length: number): string => `99${String(id).padStart(length, "0")}`;

const GREAT_BRITAIN = (id: number, tier: string): string => `CBD${tier}${digits(id, 6)}`;

/** Formats outside England and Wales. Scottish numbers do not show a tier. */
const FORMS: Readonly<Record<string, typeof GREAT_BRITAIN>> = {
  Scotland: (id) => `WCR/R/${digits(id, 6)}`,
  "Northern Ireland": (id, tier) => `ROC ${tier}T ${digits(id, 4)}`,
};
