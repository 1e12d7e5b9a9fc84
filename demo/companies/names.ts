import { type DemoTown, landscapeOf, regionOf } from "../places.ts";
import type { Random } from "../random.ts";
import { fillSlots, fillTemplate, readSections, readWeights, readWords } from "../words.ts";

type Person = Record<"first" | "family", string>;

export interface FirmName {
  name: string;
  /** Customers use it in reviews. */
  shortName: string;
  /** The word by which the name differs from other names in the town, such as a surname or a bird. */
  distinctiveWord: string;
  /** The founder. Set only if the founder's surname is in the firm's name. */
  family?: Person;
  other?: string;
}

const people = readWords("people");
const surnames = readWords("surnames");
const words = readWords("firm-names");
/** Each origin has two sections: first names and surnames. */
const abroad = [...readSections("names-from-abroad").values()];
const ORIGINS = abroad.flatMap((first, at) =>
  at % 2 === 0 ? [{ first, family: abroad[at + 1] ?? [] }] : [],
);

const isFromAbroad = (town: DemoTown, random: Random) =>
  random.chance(regionOf(town).fromAbroad * (town.population > 100_000 ? 1 : 0.25));

const chooseFamilyName = (town: DemoTown, random: Random): string =>
  random.pick(surnames(random.weighted(regionOf(town).surnames)));

function chooseFounder(town: DemoTown, random: Random): Person {
  const origin = isFromAbroad(town, random) ? random.pick(ORIGINS) : null;
  const family = origin ? random.pick(origin.family) : chooseFamilyName(town, random);
  return { family, first: random.pick(origin?.first ?? people("founders")) };
}

const WELSH_SPEAKING = /^(Gwynedd|Isle of Anglesey|Ceredigion|Carmarthenshire|Conwy)$/;
/** After this many attempts, two firms of a town may share a distinctive word ("Bow Skips", "Bow Recycling"). */
const MAX_ATTEMPTS_FOR_UNIQUE_WORD = 30;

export type ChooseName = ReturnType<typeof createNames>;

/** The names are unique and not in `taken`. If possible, distinctive words are unique within a town. */
export function createNames(taken: readonly string[]) {
  const lettersOf = (name: string) => name.toLowerCase().replace(/[^\p{Letter}\d]/gu, "");
  const names = new Set(taken.map(lettersOf));
  const distinctiveWords = new Set<string>();
  return (town: DemoTown, kind: string, closeBy: readonly string[], random: Random): FirmName => {
    for (let attempt = 0; ; attempt++) {
      const proposed = proposeName(town, kind, closeBy, random);
      const distinctiveWord = `${proposed.distinctiveWord}, ${town.name}, ${town.county}`;
      const isRepeated = distinctiveWords.has(distinctiveWord) && attempt < MAX_ATTEMPTS_FOR_UNIQUE_WORD;
      if (names.has(lettersOf(proposed.name)) || isRepeated) continue;
      names.add(lettersOf(proposed.name));
      distinctiveWords.add(distinctiveWord);
      return proposed;
    }
  };
}

/**
 * In a template, {family} and {other} are surnames, {first} is a first name, {initial} and {initial2} are letters, {place} is the
 * town or a place nearby, {land} a landscape of the county, {head} and {welsh} are distinctive words.
 */
function proposeName(town: DemoTown, kind: string, closeBy: readonly string[], random: Random): FirmName {
  const afterFamily = random.chance(0.56);
  const isWelsh = WELSH_SPEAKING.test(town.county) && random.chance(0.3);
  const pattern = random.pick(
    words(isWelsh ? "welsh" : `${kind} after a ${afterFamily ? "family" : "place"}`),
  );
  const family = chooseFounder(town, random);
  const other = chooseFounder(town, random).family;
  const slots = {
    ...family,
    other: other === family.family ? "Partners" : other,
    initial: family.first[0],
    initial2: random.pick([..."ABCDEGJLMPRST"]),
    place: choosePlace(town, pattern, closeBy, random),
    land: random.pick(landscapeOf(town)),
    head: random.pick(words("distinctive words")),
    welsh: random.pick(words("welsh distinctive words")),
  };
  const filled = fillTemplate(pattern, slots, random);
  const name = random.chance(0.07) && !isWelsh ? `${filled} Ltd` : filled;
  const hasSlot = (slot: string) => pattern.includes(`{${slot}}`);
  const distinctive = (["family", "first", "head", "welsh", "land"] as const).find(hasSlot) ?? "place";
  const distinctiveWord = slots[distinctive];
  if (distinctive === "first") return { name, distinctiveWord, shortName: `${distinctiveWord}'s` };
  if (distinctive === "head") return { name, distinctiveWord, shortName: distinctiveWord };
  if (distinctive !== "family")
    return { name, distinctiveWord, shortName: fillTemplate(pattern, slots, random) };
  const isPartnership = hasSlot("other") && other !== family.family;
  return { name, distinctiveWord, shortName: distinctiveWord, family, ...(isPartnership && { other }) };
}

/**
 * In a town of more than 60,000 people, a name such as "Leeds Skip Hire" gets a nearby suburb instead of the town, because a real
 * firm probably has the town's name. Without suburbs, it gets a landscape of the county.
 */
function choosePlace(town: DemoTown, pattern: string, closeBy: readonly string[], random: Random): string {
  const suburbs = closeBy.filter((name) => name !== town.name).slice(0, 8);
  const isPlaceOnly = !/\{(family|first|head)\}/.test(pattern);
  if (isPlaceOnly && town.population > 60_000)
    return random.pick(suburbs.length > 0 ? suburbs : landscapeOf(town));
  return suburbs.length === 0 || random.chance(0.3) ? town.name : random.pick(suburbs);
}

const FORMATS = readWeights("formats of customers' names");

export function chooseCustomer(town: DemoTown, isTrade: boolean, taken: Set<string>, random: Random): string {
  for (;;) {
    const { first, family } = chooseReviewer(town, random);
    const slots = {
      ...{ first, family, town: town.name, initial: first[0], letter: family[0] },
      small: `${first} ${family[0]}`.toLowerCase(),
      get partner() {
        return random.pick(people("customers Britain"));
      },
      get trade() {
        return isTrade ? random.pick(["(builder)", "(trade)", "(site manager)"]) : family;
      },
    };
    const name = fillSlots(random.weighted(FORMATS), slots, random);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

function chooseReviewer(town: DemoTown, random: Random): Person {
  if (isFromAbroad(town, random)) {
    const { first, family } = random.pick(ORIGINS);
    return { first: random.pick(first), family: random.pick(family) };
  }
  const isLocal = town.nation !== "England" && random.chance(0.45);
  const first = random.pick(people(`customers ${isLocal ? town.nation : "Britain"}`));
  return { first, family: chooseFamilyName(town, random) };
}

const MAIL_HOSTS = ["post.example", "home.example", "letters.example"];

/** The email address cannot exist. */
export function chooseAsker(town: DemoTown, random: Random) {
  const first = random.pick(people("customers Britain"));
  const family = chooseFamilyName(town, random);
  const mailbox = `${first}.${family}`.toLowerCase().replace(/[^a-z.]/g, "");
  return { name: `${first} ${family}`, email: `${mailbox}@${random.pick(MAIL_HOSTS)}` };
}
