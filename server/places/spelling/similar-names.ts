import { kilometresBetween } from "#server/geo/distance.ts";
import type { Gazetteer } from "../gazetteer.ts";
import type { NamedPlace } from "../named-place.ts";
import { BEFORE_NAME, placeKey } from "../place-key.ts";
import { MAX_COMPARED_LENGTH, spellingDistance } from "./spelling-distance.ts";

const MAX_SIMILAR = 3;
/** In a typed name with fewer letters, only swapped or doubled letters are accepted. Many short words differ in one letter. */
const SHORT = 5;
/** A name that sounds like the typed text counts as this many typing errors, whatever its spelling. */
const SOUND_COST = 0.75;
/**
 * A name with words before or after the typed words counts as this many errors. So "Tenbury" finds Tenbury Wells, not Tetbury.
 */
const LEFT_OUT_COST = 0.5;
/** The typed name without a word such as "North" counts as this many errors. So "New Maldon" finds New Malden before Maldon. */
const WITHOUT_WORD_COST = 1;
/** A place with ten times the inhabitants outweighs this many typing errors. */
const COST_PER_POWER_OF_TEN = 0.35;
/** Lower scores are better. Places whose score is more than this above the lowest are not offered. */
const CLOSE = 0.45;
/** If the text ends with a town, as in "Pudsy, Leeds", places at most this far from it count as inside. */
const NEAR_KM = 30;
const MAX_COUNTY_WORDS = 4;

interface Entry {
  name: string;
  key: string;
  sound: string;
  letters: number;
  place: NamedPlace;
  isUsual: boolean;
}

/**
 * The number of typing errors allowed in a typed name of `length` letters. Names of up to three letters are too similar to
 * compare. With two errors, the names must also sound alike: "Kirkstall" does not find Kirkwall.
 */
const errorsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

export type FindSimilar = ReturnType<typeof similarNames>;

export function similarNames({ names, qualifiers }: Gazetteer) {
  let known: Entry[] | null = null;
  /** Computed for the first unknown name, because the sounds of all names take a tenth of the start-up time. */
  const entries = (): Entry[] => {
    known ??= [...names].flatMap(([name, { places }]) => {
      const compared = comparedForm(name);
      return places.map((place, at) => ({ ...compared, place, isUsual: at === 0 }));
    });
    return known;
  };

  function rank(name: string, isInside: ((place: NamedPlace) => boolean) | null): NamedPlace[] {
    const length = name.replaceAll(" ", "").length;
    const limit = errorsAllowed(length);
    if (limit === 0 || length > MAX_COMPARED_LENGTH || /\d/.test(name)) return [];
    const typed = comparedForm(name);
    const scores = new Map<NamedPlace, number>();
    const [before] = BEFORE_NAME.exec(name) ?? [];
    const rest = before === undefined ? null : comparedForm(name.slice(before.length));
    for (const entry of entries()) {
      const cost = (rest && costAfter(typed, rest, entry)) ?? costOf(typed, entry, limit);
      if (cost > limit || !(isInside ? isInside(entry.place) : entry.isUsual)) continue;
      const score = cost - COST_PER_POWER_OF_TEN * Math.log10(entry.place.population + 1);
      scores.set(entry.place, Math.min(score, scores.get(entry.place) ?? score));
    }
    const best = Math.min(...scores.values());
    const close = [...scores].filter(([, score]) => score <= best + CLOSE);
    return close.sort(([, a], [, b]) => a - b).map(([place]) => place);
  }

  function insideOf(where: string): ((place: NamedPlace) => boolean) | null {
    const qualifier = qualifiers.get(where);
    if (!qualifier) return null;
    const { counties, point } = qualifier;
    return (place) =>
      (place.county !== null && counties.has(place.county)) ||
      (point !== null && kilometresBetween(place, point) <= NEAR_KM);
  }

  /**
   * Up to three places, likeliest first. If the text ends with a county or town, returns only places in or near it; without a
   * comma, names like the whole text come first. If no such place is similar, returns places elsewhere. With `onlyInside`, returns
   * no places elsewhere. Takes under 4 ms.
   */
  return function findSimilar(text: string, { onlyInside = false } = {}): NamedPlace[] {
    const [name = "", ...rest] = text.split(/[,;\n]/, 3).map(placeKey);
    const [typed, where] = rest.length > 0 ? [name, rest[0] ?? ""] : splitCounty(name, qualifiers);
    const isInside = insideOf(where);
    const inside = isInside ? rank(typed, isInside) : [];
    if (onlyInside || (inside.length > 0 && typed === name)) return inside.slice(0, MAX_SIMILAR);
    return [...new Set([...rank(name, null), ...inside])].slice(0, MAX_SIMILAR);
  };
}

type Compared = ReturnType<typeof comparedForm>;

const comparedForm = (name: string) => {
  const key = name.replaceAll(" ", "");
  return { name, key, sound: soundKey(name).replaceAll(" ", ""), letters: lettersOf(key) };
};

function splitCounty(name: string, qualifiers: Gazetteer["qualifiers"]): [name: string, where: string] {
  const words = name.split(" ", MAX_COMPARED_LENGTH);
  for (let count = Math.min(MAX_COUNTY_WORDS, words.length - 1); count > 0; count -= 1) {
    const where = words.slice(-count).join(" ");
    const before = words.slice(0, -count).join(" ");
    // In "South Darenth", "south" is no name.
    const isName = !BEFORE_NAME.test(`${before} `) || before.includes(" ");
    if (isName && qualifiers.has(where)) return [before, where];
  }
  return [name, ""];
}

/**
 * The number of typing errors in the typed text. A name with additional words, or with the same sound, has a fixed cost. Greater
 * than `limit` if there are more errors, or two errors without a similar sound. A wrong first letter is not accepted ("Caversham"
 * does not find Faversham), but a missing or swapped first letter of a long name is.
 */
function costOf(typed: Compared, entry: Entry, limit: number): number {
  if (isPartOf(typed.name, entry)) return LEFT_OUT_COST;
  if (typed.sound === entry.sound) return SOUND_COST;
  // Each typing error changes at most two bits of `letters`.
  if (bitsIn(typed.letters ^ entry.letters) > 2 * limit) return limit + 1;
  if (typed.key.length < SHORT && typed.letters !== entry.letters) return limit + 1;
  const errors = spellingDistance(typed.key, entry.key, limit);
  if (typed.key[0] !== entry.key[0])
    return errors === 1 && isFirstLetterMissing(typed.key, entry.key) ? errors : limit + 1;
  return errors <= 1 || spellingDistance(typed.sound, entry.sound, 1) <= 1 ? errors : limit + 1;
}

/**
 * The cost of a typed name after a word such as "North", which many names share: the rest has to be similar by itself. The name
 * without that word is similar too: Darenth for "South Darenth". Null for another name without that word.
 */
function costAfter(typed: Compared, rest: Compared, entry: Entry): number | null {
  if (entry.name === rest.name && entry.place.kind === "town") return WITHOUT_WORD_COST;
  const before = typed.name.slice(0, -rest.name.length);
  if (!entry.name.startsWith(before) || isPartOf(typed.name, entry)) return null;
  const name = entry.name.slice(before.length);
  const limit = Math.max(1, errorsAllowed(rest.key.length));
  const cost = costOf(rest, { ...entry, ...comparedForm(name) }, limit);
  return name[0] === rest.name[0] && cost <= limit ? cost : Number.POSITIVE_INFINITY;
}

/** True also for a half-typed last word: "Milton K". */
const isPartOf = (typed: string, { name, place }: Entry): boolean =>
  place.kind === "town" &&
  (name.startsWith(typed.includes(" ") ? typed : `${typed} `) || name.endsWith(` ${typed}`));

const isFirstLetterMissing = (typed: string, name: string): boolean =>
  typed.length > 6 && (name.endsWith(typed) || (typed[0] === name[1] && typed[1] === name[0]));

function lettersOf(name: string): number {
  let letters = 0;
  for (let at = 0; at < name.length; at += 1) letters |= 1 << (name.charCodeAt(at) - 97);
  return letters;
}

function bitsIn(number: number): number {
  let bits = 0;
  for (let left = number; left !== 0; left &= left - 1) bits += 1;
  return bits;
}

const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^(?:c|f|h|t|th)lan/, "lan"],
  [/cester/g, "ster"],
  [/(?:or|oo)ster/g, "oster"],
  [/b(?:orou?gh|rough|urgh|orou?|urra|rugh|ra)(?= |$)/g, "bura"],
  [/wich|witch|idge|itch|age(?= |$)/g, "ich"],
  [/wick(?= |$)/g, "ick"],
  [/mouth/g, "muth"],
  [/ight/g, "ite"],
  [/wh/g, "w"],
  [/(?:ead|edd|eed)ing/g, "eding"],
  [/ph/g, "f"],
  [/ck|k|q/g, "c"],
  [/gh/g, ""],
  [/th?l/g, "l"],
  [/y/g, "i"],
  [/ei|ie|ea|ee/g, "e"],
  [/ou|oo|u/g, "o"],
  [/z/g, "s"],
  [/w/g, "u"],
  [/(.)\1+/g, "$1"],
];

/** One key for names that sound alike: "lester" and "leicester", "edinboro" and "edinburgh", "pwlheli" and "pwllheli". */
const soundKey = (name: string): string =>
  ALIKE.reduce((text, [spelling, sound]) => text.replace(spelling, sound), name);
