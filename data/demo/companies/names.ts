import type { Random } from "../random.ts";
import type { DemoTown } from "../read-place-tables.ts";
import { fillTemplate } from "../template.ts";
import { COUNTIES } from "../words/counties.ts";
import {
  DISTINCTIVE_WORDS,
  type Kind,
  PATTERNS,
  WELSH_DISTINCTIVE_WORDS,
  WELSH_PATTERNS,
} from "../words/firm-names.ts";
import { chooseFamily, type Family } from "./families.ts";

export interface FirmName {
  name: string;
  /** The short name that customers use in reviews. */
  shortName: string;
  /** The word by which the name differs from others in the town, such as a surname or a bird. */
  distinctiveWord: string;
  /** The family that the firm is named after. */
  family?: Family;
  /** The second family of a partnership. */
  other?: string;
}

type ChooseName = (town: DemoTown, kind: Kind, closeBy: readonly string[], random: Random) => FirmName;

const WELSH_SPEAKING = new Set(["Gwynedd", "Isle of Anglesey", "Ceredigion", "Carmarthenshire", "Conwy"]);
/** After this many attempts two firms of a town can share a distinctive word ("Bow Skips", "Bow Recycling"). */
const MAX_ATTEMPTS_FOR_UNIQUE_WORD = 30;

/** Creates a function that chooses unique names, none in `taken`. If possible, distinctive words are unique within a town. */
export function createNames(taken: Iterable<string>): ChooseName {
  const names = new Set([...taken].map(key));
  const distinctiveWords = new Set<string>();
  return (town, kind, closeBy, random) => {
    for (let attempt = 0; ; attempt++) {
      const firm = propose(town, kind, closeBy, random);
      const distinctiveWord = `${firm.distinctiveWord}, ${town.name}, ${town.county}`;
      if (
        names.has(key(firm.name)) ||
        (distinctiveWords.has(distinctiveWord) && attempt < MAX_ATTEMPTS_FOR_UNIQUE_WORD)
      )
        continue;
      names.add(key(firm.name));
      distinctiveWords.add(distinctiveWord);
      return firm;
    }
  };
}

const key = (name: string) => name.toLowerCase().replace(/[^\p{Letter}\d]/gu, "");

function propose(town: DemoTown, kind: Kind, closeBy: readonly string[], random: Random): FirmName {
  const patterns = PATTERNS[kind];
  const afterFamily = random.chance(0.56);
  const welsh = WELSH_SPEAKING.has(town.county) && random.chance(0.3);
  const pattern = random.pick(welsh ? WELSH_PATTERNS : afterFamily ? patterns.family : patterns.place);
  const family = chooseFamily(town, random);
  const other = chooseFamily(town, random).name;
  const slots = {
    family: family.name,
    other: other === family.name ? "Partners" : other,
    first: family.founder,
    initial: family.founder[0],
    initial2: random.pick([..."ABCDEGJLMPRST"]),
    place: choosePlace(town, pattern, closeBy, random),
    land: random.pick(landscape(town)),
    head: random.pick(DISTINCTIVE_WORDS),
    welsh: random.pick(WELSH_DISTINCTIVE_WORDS),
  };
  const name = `${fillTemplate(pattern, slots, random)}${random.chance(0.07) && !welsh ? " Ltd" : ""}`;
  return { name, ...nameParts(pattern, slots, family, random) };
}

/**
 * Chooses a place name. In a town of more than 60,000 people, a name such as "Leeds Skip Hire" gets a nearby suburb instead of
 * the town, because a real firm probably has the town's name. Without suburbs, it gets a river, a hill or a nickname of the
 * county.
 */
function choosePlace(town: DemoTown, pattern: string, closeBy: readonly string[], random: Random): string {
  const suburbs = closeBy.filter((name) => name !== town.name).slice(0, 8);
  const isPlaceOnly = !/\{(family|first|head)\}/.test(pattern);
  if (isPlaceOnly && town.population > 60_000)
    return random.pick(suburbs.length > 0 ? suburbs : landscape(town));
  return suburbs.length === 0 || random.chance(0.3) ? town.name : random.pick(suburbs);
}

const landscape = ({ county }: DemoTown) => COUNTIES.get(county)?.landscape ?? DISTINCTIVE_WORDS;

type NameSlots = Record<"family" | "other" | "first" | "place" | "land" | "head" | "welsh", string>;

function nameParts(
  pattern: string,
  slots: NameSlots,
  family: Family,
  random: Random,
): Omit<FirmName, "name"> {
  if (pattern.includes("{family}")) {
    const partners = pattern.includes("{other}") && slots.other !== "Partners";
    return {
      distinctiveWord: slots.family,
      shortName: slots.family,
      family,
      ...(partners && { other: slots.other }),
    };
  }
  if (pattern.includes("{first}")) return { distinctiveWord: slots.first, shortName: `${slots.first}'s` };
  if (pattern.includes("{head}")) return { distinctiveWord: slots.head, shortName: slots.head };
  if (pattern.includes("{welsh}"))
    return { distinctiveWord: slots.welsh, shortName: fillTemplate(pattern, slots, random) };
  const distinctiveWord = pattern.includes("{land}") ? slots.land : slots.place;
  return { distinctiveWord, shortName: fillTemplate(pattern, slots, random) };
}
