import type { Random } from "../random.ts";
import type { DemoTown } from "../read-place-tables.ts";
import { COUNTIES, type Region } from "../words/counties.ts";
import { FAMILY_NAMES, type FamilyNames } from "../words/family-names.ts";
import { NAMES_BY_ORIGIN } from "../words/origins.ts";
import { FOUNDERS } from "../words/people.ts";

export interface Family {
  name: string;
  /** The first name of the firm's founder. */
  founder: string;
}

type Weights = Readonly<Record<FamilyNames, number>>;

const surnameWeights = (weights: Partial<Weights>): Weights => ({
  english: 0,
  southern: 0,
  westCountry: 0,
  scottish: 0,
  welsh: 0,
  northernIrish: 0,
  ...weights,
});

const NORTH = surnameWeights({ english: 85, southern: 3, scottish: 6, welsh: 2, northernIrish: 4 });
const MIDLANDS = surnameWeights({ english: 70, southern: 16, scottish: 3, welsh: 7, northernIrish: 4 });
const SOUTH = surnameWeights({
  english: 18,
  southern: 70,
  westCountry: 4,
  scottish: 3,
  welsh: 3,
  northernIrish: 2,
});

/** Percentages of the origins of surnames, by region. */
const SURNAME_WEIGHTS: Readonly<Record<Region, Weights>> = {
  London: surnameWeights({
    english: 34,
    southern: 44,
    westCountry: 3,
    scottish: 5,
    welsh: 5,
    northernIrish: 9,
  }),
  "South East": SOUTH,
  "East of England": SOUTH,
  "South West": surnameWeights({ english: 12, southern: 36, westCountry: 46, scottish: 2, welsh: 4 }),
  "West Midlands": MIDLANDS,
  "East Midlands": MIDLANDS,
  "North West": NORTH,
  Yorkshire: NORTH,
  "North East": surnameWeights({ english: 70, southern: 4, scottish: 24, northernIrish: 2 }),
  Scotland: surnameWeights({ english: 6, scottish: 87, welsh: 1, northernIrish: 6 }),
  Wales: surnameWeights({ english: 14, southern: 4, westCountry: 5, welsh: 77 }),
  "Northern Ireland": surnameWeights({ english: 4, scottish: 10, northernIrish: 86 }),
};

/**
 * Probability that a family has its origins abroad, in towns with a population above 100,000. In other towns it is a quarter of
 * this. A region that is not listed has 0.05.
 */
const ABROAD_PROBABILITY: Partial<Record<Region, number>> = {
  London: 0.34,
  "South East": 0.12,
  "East of England": 0.12,
  "West Midlands": 0.28,
  "East Midlands": 0.22,
  "North West": 0.16,
  Yorkshire: 0.18,
  "North East": 0.06,
  Scotland: 0.06,
  Wales: 0.06,
  "Northern Ireland": 0.04,
};

export const regionOf = ({ name, county }: Pick<DemoTown, "name" | "county">): Region => {
  const known = COUNTIES.get(county);
  if (!known) throw new Error(`${county} (${name}) is missing from data/demo/words/counties.ts`);
  return known.region;
};

/** Chooses at random whether a family has its origins abroad. */
export const isFromAbroad = (town: DemoTown, random: Random) =>
  random.chance((ABROAD_PROBABILITY[regionOf(town)] ?? 0.05) * (town.population > 100_000 ? 1 : 0.25));

export function chooseFamily(town: DemoTown, random: Random): Family {
  if (isFromAbroad(town, random)) {
    const { first, family } = random.pick(NAMES_BY_ORIGIN);
    return { name: random.pick<string>(family), founder: random.pick<string>(first) };
  }
  return { name: random.pick(familyNames(town, random)), founder: random.pick(FOUNDERS) };
}

export const familyNames = (town: DemoTown, random: Random) =>
  FAMILY_NAMES[random.weighted(SURNAME_WEIGHTS[regionOf(town)])];
