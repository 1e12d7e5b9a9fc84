import type { Random } from "../random.ts";
import { choose, fill, type Slots } from "../template.ts";
import { DETAIL, HOW, WHAT, WHO } from "../words/descriptions.ts";
import { YARDS } from "../words/offers.ts";
import { factsOf } from "./facts.ts";
import type { Profile } from "./profile.ts";
import { countyBeyond, guards, listed, numberWord, townWords, withArticle } from "./wording.ts";

/** Writes two to four sentences: who the firm is, what it does, what distinguishes it and how to reach it. */
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

/** Chooses an unused sentence, with a probability of a quarter a conditional one. */
function nextSentence(stock: readonly string[], slots: Slots, used: Set<string>, random: Random): string {
  const free = (template: string) => !used.has(template) && !used.has(conditionOf(template));
  const particular = (template: string) => free(template) && template.startsWith("{if:");
  const template =
    (random.chance(0.25) && choose(stock, slots, random, particular)) || choose(stock, slots, random, free);
  if (!template) return "";
  used.add(template);
  if (conditionOf(template)) used.add(conditionOf(template));
  return fill(template, slots, random);
}

/** The condition of a template, because one sentence for each condition is enough. */
const conditionOf = (template: string) => template.match(/^\{if:\w+\}/)?.[0] ?? "";

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
