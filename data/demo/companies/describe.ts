import type { Random } from "../random.ts";
import { choose, fill, type Slots } from "../template.ts";
import { DETAIL, HOW, WHAT, WHO } from "../words/descriptions.ts";
import { YARDS } from "../words/offers.ts";
import { regionOf } from "./families.ts";
import { ROLL_ON, WAIT_AND_LOAD } from "./offers.ts";
import type { Profile } from "./profile.ts";
import { countyBeyond, guards, listed, numberWord, townWords, withArticle } from "./wording.ts";

const ISLAND_TOWNS = new Set(["Shetland", "Orkney", "Outer Hebrides", "Isle of Wight", "Isle of Anglesey"]);
const SEASIDE = new Set([
  ...[
    "Blackpool",
    "Scarborough",
    "Whitby",
    "Bridlington",
    "Skegness",
    "Great Yarmouth",
    "Cromer",
    "Margate",
    "Brighton",
  ],
  ...[
    "Hastings",
    "Eastbourne",
    "Bournemouth",
    "Weymouth",
    "Torquay",
    "Paignton",
    "Newquay",
    "Ilfracombe",
    "St Ives",
  ],
  ...[
    "Weston-super-Mare",
    "Minehead",
    "Tenby",
    "Barmouth",
    "Llandudno",
    "Rhyl",
    "Southport",
    "Morecambe",
    "Portrush",
  ],
  ...["Oban", "Largs", "Ayr", "Sheringham", "Clacton-on-Sea", "Southend-on-Sea", "Whitley Bay", "Newcastle"],
]);

/** Two to four sentences that fit the firm: who it is, then what it does, what sets it apart and how to reach it. */
export function describeFirm(profile: Profile, random: Random): string {
  const slots = slotsOf(profile, random);
  const shape = random.weighted({
    "what how": 14,
    "what detail": 26,
    "detail how": 13,
    "what detail how": 22,
    "detail detail": 8,
    "what detail detail": 12,
    what: 5,
  });
  const used = new Set<string>();
  return ["who", ...shape.split(" ")]
    .map((part) => nextSentence(STOCK[part] ?? [], slots, used, random))
    .filter(Boolean)
    .join(" ");
}

const STOCK: Readonly<Record<string, readonly string[]>> = { who: WHO, what: WHAT, detail: DETAIL, how: HOW };

/** Half the time one of the sentences that only such a firm could say. */
function nextSentence(stock: readonly string[], slots: Slots, used: Set<string>, random: Random): string {
  const free = (template: string) => !used.has(template) && !used.has(guardOf(template));
  const particular = (template: string) => free(template) && template.startsWith("{if:");
  const template =
    (random.chance(0.25) && choose(stock, slots, random, particular)) || choose(stock, slots, random, free);
  if (!template) return "";
  used.add(template);
  if (guardOf(template)) used.add(guardOf(template));
  return fill(template, slots, random);
}

/** One sentence on permits is enough. */
const guardOf = (template: string) => template.match(/^\{if:\w+\}/)?.[0] ?? "";

function slotsOf(profile: Profile, random: Random): Slots {
  const { town, firm, offer, establishedYear, neighbours } = profile;
  const [near, near2] = random.some(neighbours.delivered.slice(0, 6), 2);
  return {
    name: firm.name,
    town: townWords(town, profile.postcode, random),
    county: countyBeyond(town),
    year: String(establishedYear),
    near,
    near2,
    sizes: listed(offer.yards).concat(" yard"),
    smallest: String(offer.yards[0]),
    largest: String(offer.yards.at(-1)),
    asmallest: withArticle(String(offer.yards[0])),
    alargest: withArticle(String(offer.yards.at(-1))),
    rate: String(random.between(82, 97)),
    yard: random.pick(YARDS),
    lorries: numberWord(random.between(2, 5)),
    fleet: numberWord(random.between(6, 12)),
    office: profile.staff.office,
    family: firm.family?.name,
    founder: establishedYear < 2015 ? firm.family?.founder : undefined,
    other: firm.other,
    ...guards(factsOf(profile)),
    "if:near": near && "",
    "if:near2": near2 && "",
  };
}

function factsOf({ town, kind, firm, offer, establishedYear }: Profile): Record<string, boolean> {
  const region = regionOf(town);
  const { yards, services } = offer;
  const has = (size: number) => yards.includes(size);
  return {
    [kind]: true,
    family: Boolean(firm.family) && !firm.other,
    sons: Boolean(firm.family) && /Sons?\b|Bros|Brothers|Family/.test(firm.name) && establishedYear < 2000,
    founder: Boolean(firm.family) && !firm.other && establishedYear < 2015,
    partners: Boolean(firm.other) && establishedYear < 2012,
    old: establishedYear < 1980,
    settled: establishedYear < 2005,
    new: establishedYear >= 2014,
    county: countyBeyond(town) !== undefined,
    country: town.population < 30_000,
    range: yards.length > 2,
    onesize: yards.length === 1,
    builders: has(6) && has(8),
    small: (yards[0] ?? 8) <= 4 && yards.length > 1,
    roro: services.includes(ROLL_ON) && (yards.at(-1) ?? 0) >= 20,
    permits: offer.permits,
    eco: offer.eco && kind !== "recycling",
    waitload: services.includes(WAIT_AND_LOAD),
    plasterboard: services.includes("Plasterboard collection"),
    asbestos: services.includes("Asbestos removal"),
    house: services.includes("House clearance"),
    city: town.population > 150_000,
    london: region === "London",
    terraced: town.population > 20_000 && ["North West", "Yorkshire", "North East", "Wales"].includes(region),
    coast: SEASIDE.has(town.name),
    island: ISLAND_TOWNS.has(town.county) && town.population < 30_000,
    welsh: town.county === "Gwynedd" || town.county === "Isle of Anglesey" || town.county === "Ceredigion",
  };
}
