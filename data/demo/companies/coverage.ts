import type { Random } from "../random.ts";
import { chooseTemplate, fillTemplate } from "../template.ts";
import { splitLines } from "../words/lines.ts";
import type { Profile } from "./profile.ts";
import { conditionSlots, describeTown, joinWords, spokenCounty } from "./wording.ts";

const AREAS = splitLines(`
  {town}, {places}
  {town}, {places}
  {town} and surrounding areas, including {places}
  {if:country}{town} and the surrounding villages, including {places}
  {town} and within [8|10|12|15|20] miles, including {places}
  [10|12|15|20] miles around {town}: {places}
  Mainly {town}, {places}
  {town}, {places}; [further by arrangement|ring for anywhere else|other places on request]
  {if:county}All of {county}, including {town}, {places}
  {if:county}{town}, {list} and most of {county}`);

const ALONE = splitLines(`
  {town} and [surrounding villages|the country around it]
  {town} and within [15|20|25|30] miles
  {if:county}{town} and most of {county}`);

const PARTS_OF_A_CITY = splitLines(`
  {list} and [most of|the rest of|all of] {town}
  {town}, mainly {places}
  {town}: {places}; [further by arrangement|ring for anywhere else|other places on request]
  {places}, and anywhere within [5|6|8] miles`);

/** Describes the delivery area of a firm. Names up to five real places nearby, if there are any. */
export function describeCoverage({ town, postcode, neighbours }: Profile, random: Random): string {
  const named = random.some(neighbours.delivered.slice(0, 8), random.between(2, 5));
  const county = spokenCounty(town);
  const slots = {
    town: describeTown(town, postcode, random),
    places: named.length > 0 ? joinWords(named) : undefined,
    list: named.join(", "),
    county,
    ...conditionSlots({ county: county !== undefined, country: town.population < 30_000 }),
  };
  const stock = town.name === "London" ? PARTS_OF_A_CITY : named.length > 0 ? AREAS : ALONE;
  return fillTemplate(chooseTemplate(stock, slots, random) ?? "{town}", slots, random);
}
