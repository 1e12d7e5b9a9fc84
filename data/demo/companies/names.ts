import type { Random } from "../random.ts";
import type { Town } from "../read-place-tables.ts";
import { fill } from "../template.ts";
import { COUNTIES } from "../words/counties.ts";
import { HEADS, type Kind, PATTERNS, WELSH_HEADS, WELSH_PATTERNS } from "../words/firm-names.ts";
import { chooseFamily, type Family } from "./families.ts";

export interface FirmName {
  name: string;
  /** The short name that customers use. */
  spoken: string;
  /** The distinctive word of the name. */
  head: string;
  /** The family that the firm is named after. */
  family?: Family;
  /** The second family of a partnership. */
  other?: string;
}

export type ChooseName = (town: Town, kind: Kind, closeBy: readonly string[], random: Random) => FirmName;

const WELSH_SPEAKING = new Set(["Gwynedd", "Isle of Anglesey", "Ceredigion", "Carmarthenshire", "Conwy"]);
/** After this many attempts a town may have two firms with the same head ("Bow Skips", "Bow Recycling"). */
const TRIES_FOR_A_NEW_HEAD = 30;

/** Chooses unique names, if possible with heads that are unique within a town. */
export function createNames(taken: Iterable<string>): ChooseName {
  const names = new Set([...taken].map(key));
  const heads = new Set<string>();
  return (town, kind, closeBy, random) => {
    for (let attempt = 0; ; attempt++) {
      const firm = propose(town, kind, closeBy, random);
      const head = `${firm.head}, ${town.name}, ${town.county}`;
      if (names.has(key(firm.name)) || (heads.has(head) && attempt < TRIES_FOR_A_NEW_HEAD)) continue;
      names.add(key(firm.name));
      heads.add(head);
      return firm;
    }
  };
}

const key = (name: string) => name.toLowerCase().replace(/[^\p{Letter}\d]/gu, "");

function propose(town: Town, kind: Kind, closeBy: readonly string[], random: Random): FirmName {
  const patterns = PATTERNS[kind];
  const ofFamily = random.chance(0.56);
  const welsh = WELSH_SPEAKING.has(town.county) && random.chance(0.3);
  const pattern = random.pick(welsh ? WELSH_PATTERNS : ofFamily ? patterns.family : patterns.place);
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
    head: random.pick(HEADS),
    welsh: random.pick(WELSH_HEADS),
  };
  const name = `${fill(pattern, slots, random)}${random.chance(0.07) && !welsh ? " Ltd" : ""}`;
  return { name, ...calledAfter(pattern, slots, family, random) };
}

/** Avoids a large town's name followed only by "Skip Hire", which is surely a real firm's name. */
function choosePlace(town: Town, pattern: string, closeBy: readonly string[], random: Random): string {
  const suburbs = closeBy.filter((name) => name !== town.name).slice(0, 8);
  const bare = !/\{(family|first|head)\}/.test(pattern);
  if (bare && town.population > 60_000) return random.pick(suburbs.length > 0 ? suburbs : landscape(town));
  return suburbs.length === 0 || random.chance(0.3) ? town.name : random.pick(suburbs);
}

const landscape = ({ county }: Town) => COUNTIES.get(county)?.landscape ?? HEADS;

type Heads = Record<"family" | "other" | "first" | "place" | "land" | "head" | "welsh", string>;

function calledAfter(pattern: string, slots: Heads, family: Family, random: Random): Omit<FirmName, "name"> {
  if (pattern.includes("{family}")) {
    const partners = pattern.includes("{other}") && slots.other !== "Partners";
    return { head: slots.family, spoken: slots.family, family, ...(partners && { other: slots.other }) };
  }
  if (pattern.includes("{first}")) return { head: slots.first, spoken: `${slots.first}'s` };
  if (pattern.includes("{head}")) return { head: slots.head, spoken: slots.head };
  if (pattern.includes("{welsh}")) return { head: slots.welsh, spoken: fill(pattern, slots, random) };
  const head = pattern.includes("{land}") ? slots.land : slots.place;
  return { head, spoken: fill(pattern, slots, random) };
}
