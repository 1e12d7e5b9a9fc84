import type { Random } from "../random.ts";
import { chooseTemplate, fillTemplate, type Slots } from "../template.ts";
import {
  DETAIL_SENTENCES,
  ORDERING_SENTENCES,
  WHAT_SENTENCES,
  WHO_SENTENCES,
} from "../words/descriptions.ts";
import { YARDS } from "../words/offers.ts";
import { factsOf } from "./facts.ts";
import type { Profile } from "./profile.ts";
import { conditionSlots, describeTown, joinWords, numberWord, spokenCounty, withArticle } from "./wording.ts";

/** Fills two to four templates: who the firm is, then some of what it offers, details, and how to order. */
export function writeFirmDescription(profile: Profile, random: Random): string {
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

const STOCK: Readonly<Record<string, readonly string[]>> = {
  who: WHO_SENTENCES,
  what: WHAT_SENTENCES,
  detail: DETAIL_SENTENCES,
  how: ORDERING_SENTENCES,
};

/**
 * Fills an unused template whose condition no earlier sentence has. One time in four, prefers a template with a condition.
 * Returns an empty string if none qualifies.
 */
function nextSentence(stock: readonly string[], slots: Slots, used: Set<string>, random: Random): string {
  const free = (template: string) => !used.has(template) && !used.has(conditionOf(template));
  const particular = (template: string) => free(template) && template.startsWith("{if:");
  const template =
    (random.chance(0.25) && chooseTemplate(stock, slots, random, particular)) ||
    chooseTemplate(stock, slots, random, free);
  if (!template) return "";
  used.add(template);
  if (conditionOf(template)) used.add(conditionOf(template));
  return fillTemplate(template, slots, random);
}

/** Returns the condition of a template ("{if:permits}"). A description has at most one sentence per condition. */
const conditionOf = (template: string) => template.match(/^\{if:\w+\}/)?.[0] ?? "";

function slotsOf(profile: Profile, random: Random): Slots {
  const { town, firm, offer, establishedYear, neighbours } = profile;
  const [near, near2] = random.some(neighbours.delivered.slice(0, 6), 2);
  return {
    name: firm.name,
    town: describeTown(town, profile.postcode, random),
    county: spokenCounty(town),
    year: String(establishedYear),
    near,
    near2,
    sizes: joinWords(offer.yards).concat(" yard"),
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
    ...conditionSlots(factsOf(profile)),
    "if:near": near && "",
    "if:near2": near2 && "",
  };
}
