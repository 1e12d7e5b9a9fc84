import { describeTown, isIslandCounty, isSeaside, regionOf, spokenCounty } from "../places.ts";
import type { Random } from "../random.ts";
import {
  chooseTemplate,
  conditionSlots,
  fillTemplate,
  joinWords,
  numberWord,
  type Slots,
  withArticle,
} from "../template.ts";
import { readWeights, readWords } from "../words.ts";
import { type Profile, ROLL_ON, WAIT_AND_LOAD } from "./profile.ts";

const words = readWords("descriptions");
const details = readWords("firm-details");
const SHAPES = readWeights("parts of a description");

/** Fills two to four templates: who the firm is, then some of what it offers, details, and how to order. */
export function writeFirmDescription(profile: Profile, random: Random): string {
  const slots = slotsOf(profile, random);
  const used = new Set<string>();
  return ["who", ...random.weighted(SHAPES).split(" ")]
    .map((part) => nextSentence(words(part), slots, used, random))
    .filter(Boolean)
    .join(" ");
}

/**
 * Fills an unused template whose condition no earlier sentence has. One time in four, prefers a template with a condition.
 * Returns an empty string if none qualifies.
 */
function nextSentence(stock: readonly string[], slots: Slots, used: Set<string>, random: Random): string {
  const conditionOf = (template: string) => template.match(/^\{if:\w+\}/)?.[0] ?? "";
  const isFree = (template: string) => !used.has(template) && !used.has(conditionOf(template));
  const isParticular = (template: string) => isFree(template) && template.startsWith("{if:");
  const template =
    (random.chance(0.25) && chooseTemplate(stock, slots, random, isParticular)) ||
    chooseTemplate(stock, slots, random, isFree);
  if (!template) return "";
  used.add(template);
  if (conditionOf(template)) used.add(conditionOf(template));
  return fillTemplate(template, slots, random);
}

function slotsOf(profile: Profile, random: Random): Slots {
  const { town, firm, sizes, establishedYear } = profile;
  const [near, near2] = random.some(profile.neighbours.delivered.slice(0, 6), 2);
  const [smallest, largest] = [String(sizes[0]), String(sizes.at(-1))];
  return {
    ...{ near, near2, smallest, largest },
    name: firm.name,
    town: describeTown(town, profile.postcode, random),
    county: spokenCounty(town),
    year: String(establishedYear),
    sizes: `${joinWords(sizes)} yard`,
    asmallest: withArticle(smallest),
    alargest: withArticle(largest),
    rate: String(random.between(82, 97)),
    yard: random.pick(details("yards")),
    lorries: numberWord(random.between(2, 5)),
    fleet: numberWord(random.between(6, 12)),
    office: profile.staff.office,
    family: firm.family?.family,
    founder: establishedYear < 2015 ? firm.family?.first : undefined,
    other: firm.other,
    ...conditionSlots({ ...factsOf(profile), near: Boolean(near), near2: Boolean(near2) }),
  };
}

/** Returns the facts about a firm that the templates test with `{if:…}`. */
function factsOf({ town, kind, firm, sizes, services, permits, eco, establishedYear }: Profile) {
  const region = regionOf(town).name;
  const isFamily = Boolean(firm.family);
  return {
    [kind]: true,
    family: isFamily && !firm.other,
    sons: isFamily && /Sons?\b|Bros|Brothers|Family/.test(firm.name) && establishedYear < 2000,
    founder: isFamily && !firm.other && establishedYear < 2015,
    partners: Boolean(firm.other) && establishedYear < 2012,
    old: establishedYear < 1980,
    settled: establishedYear < 2005,
    new: establishedYear >= 2014,
    county: spokenCounty(town) !== undefined,
    country: town.population < 30_000,
    range: sizes.length > 2,
    onesize: sizes.length === 1,
    builders: sizes.includes(6) && sizes.includes(8),
    small: (sizes[0] ?? 8) <= 4 && sizes.length > 1,
    roro: services.includes(ROLL_ON) && (sizes.at(-1) ?? 0) >= 20,
    permits,
    eco: eco && kind !== "recycling",
    waitload: services.includes(WAIT_AND_LOAD),
    plasterboard: services.includes("Plasterboard collection"),
    asbestos: services.includes("Asbestos removal"),
    house: services.includes("House clearance"),
    city: town.population > 150_000,
    london: region === "London",
    terraced: town.population > 20_000 && ["North West", "Yorkshire", "North East", "Wales"].includes(region),
    coast: isSeaside(town),
    island: isIslandCounty(town.county) && town.population < 30_000,
    welsh: ["Gwynedd", "Isle of Anglesey", "Ceredigion"].includes(town.county),
  };
}

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
  const where = town.name === "London" ? "in London" : named.length > 0 ? "with places" : "without places";
  return fillTemplate(chooseTemplate(words(`coverage ${where}`), slots, random) ?? "{town}", slots, random);
}
