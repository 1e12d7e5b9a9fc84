import { withArticle } from "#contract/text/spelling.ts";
import { describeTown, isIslandCounty, isSeaside, regionOf, spokenCounty } from "../places.ts";
import type { Random } from "../random.ts";
import {
  chooseTemplate,
  fillTemplate,
  joinWords,
  numberWord,
  readWeights,
  readWords,
  type Slots,
} from "../words.ts";
import { type Profile, ROLL_ON } from "./profile.ts";

const words = readWords("descriptions");
const details = readWords("firm-details");

/** Two to four sentences: who the firm is, then some of what it offers, details, and how to order. */
export function writeFirmDescription(profile: Profile, random: Random): string {
  const slots = { ...factsOf(profile), ...textsOf(profile, random) };
  const used = new Set<string>();
  return ["who", ...random.weighted(readWeights("parts of a description")).split(" ")]
    .map((part) => nextSentence(words(part), slots, used, random))
    .filter(Boolean)
    .join(" ");
}

function nextSentence(stock: readonly string[], slots: Slots, used: Set<string>, random: Random): string {
  const conditionOf = (template: string) => template.match(/^\{if:[^}]+\}/)?.[0] ?? "";
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

function textsOf({ town, naming, sizes, neighbours, ...profile }: Profile, random: Random) {
  const { family: founder, other } = naming;
  const [near, near2] = random.some(neighbours.places.slice(0, 6), 2).map(({ name }) => name);
  const [smallest, largest] = [String(sizes[0]), String(sizes.at(-1))];
  return {
    ...{ near, near2, smallest, largest, other, name: naming.name, office: profile.office },
    town: describeTown(town, profile.postcode, random),
    county: spokenCounty(town),
    year: String(profile.establishedYear),
    sizes: `${joinWords(sizes)} yard`,
    asmallest: withArticle(smallest),
    alargest: withArticle(largest),
    rate: String(random.between(82, 97)),
    yard: random.pick(details("yards")),
    lorries: numberWord(random.between(2, 5)),
    fleet: numberWord(random.between(6, 12)),
    family: founder?.family,
    founder: !other && profile.establishedYear < 2015 ? founder?.first : undefined,
  };
}

/** Templates only test these facts. The kind of the firm, its region and its services are facts too. */
function factsOf({ town, kind, naming, sizes, services, permits, eco, establishedYear }: Profile) {
  const region = regionOf(town).name;
  return {
    ...Object.fromEntries([kind, region, ...services].map((fact) => [fact, true])),
    onefamily: Boolean(naming.family) && !naming.other,
    sons:
      Boolean(naming.family) && /Sons?\b|Bros|Brothers|Family/.test(naming.name) && establishedYear < 2000,
    partners: Boolean(naming.other) && establishedYear < 2012,
    old: establishedYear < 1980,
    settled: establishedYear < 2005,
    new: establishedYear >= 2014,
    country: town.population < 30_000,
    range: sizes.length > 2,
    onesize: sizes.length === 1,
    builders: sizes.includes(6) && sizes.includes(8),
    small: (sizes[0] ?? 8) <= 4 && sizes.length > 1,
    roro: services.includes(ROLL_ON) && (sizes.at(-1) ?? 0) >= 20,
    permits,
    eco: eco && kind !== "recycling",
    city: town.population > 150_000,
    terraced: town.population > 20_000 && ["North West", "Yorkshire", "North East", "Wales"].includes(region),
    coast: isSeaside(town),
    island: isIslandCounty(town.county) && town.population < 30_000,
    welsh: ["Gwynedd", "Isle of Anglesey", "Ceredigion"].includes(town.county),
  };
}

export function describeCoverage({ town, postcode, neighbours }: Profile, random: Random): string {
  const places = random.some(neighbours.places.slice(0, 8), random.between(2, 5));
  const named = places.map(({ name }) => name);
  const slots = {
    town: describeTown(town, postcode, random),
    places: named.length > 0 ? joinWords(named) : undefined,
    list: named.join(", "),
    county: spokenCounty(town),
    country: town.population < 30_000,
  };
  const where = town.name === "London" ? "in London" : named.length > 0 ? "with places" : "without places";
  return fillTemplate(chooseTemplate(words(`coverage ${where}`), slots, random) ?? "{town}", slots, random);
}
