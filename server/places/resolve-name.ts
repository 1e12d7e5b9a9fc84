import { largeNeighbours, nearestTown, wasIn, within } from "./county-towns.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { Meaning, NamedPlace } from "./named-place.ts";
import { BEFORE_NAME, placeKey } from "./place-key.ts";
import type { FindSimilar } from "./spelling/similar-names.ts";

interface NamedResult {
  place: NamedPlace;
  note: string | null;
  alternatives: readonly NamedPlace[];
}

const MAX_ALTERNATIVES = 5;
/** No name with its county has more words. */
const MAX_WORDS = 12;
export const WHOLE_COUNTRY: ReadonlySet<string> = new Set([
  "uk",
  "united kingdom",
  "gb",
  "great britain",
  "britain",
  "british isles",
]);
/** Only a large town has parts that people name by a compass point ("North Leeds"). */
const HAS_PARTS = 20_000;

const ownName = ({ label }: NamedPlace): string => label.split(",")[0] ?? label;

/** Splits a text at commas and at "near": "Otley nr Leeds" and "Otley, Leeds" have the same two parts. */
const partsOf = (text: string): string[] => text.split(/[,;\n]|(?<=\S)\s+(?:nr\.?|near)\s+(?=\S)/i);

/**
 * Finds the place named in `text`. A county or another place may follow the name, with or without a comma. If nothing is found,
 * tries without added words ("near Leeds"), then without a compass point ("North Leeds") or a landmark. Null if all attempts
 * fail.
 */
function resolveName(gazetteer: Gazetteer, text: string): NamedResult | null {
  const [last, first, ...after] = partsOf(text);
  if (
    first &&
    BEFORE_NAME.test(`${placeKey(first)} ${last}`) &&
    gazetteer.names.has(placeKey(`${first} ${last}`))
  )
    return resolveName(gazetteer, [`${first} ${last}`, ...after].join());
  const typed = partsOf(text).map(placeKey);
  const plain = typed.map(withoutAddedWords).filter(Boolean);
  const isName = (key = "") => gazetteer.names.has(key);
  const isHidden = isName(plain[0]) && !isName(typed[0]) && !isName(placeKey(text));
  // "Nr Otley, Leeds" means Otley. As typed, only "Leeds" is a known name, so the text is read without "nr".
  const found = isHidden ? null : resolveExactly(gazetteer, text);
  if (found && !found.note) return found;
  const without = plain.join() === typed.join() ? null : resolveExactly(gazetteer, plain.join());
  if (without ?? found) return without ? notePart(without, text, typed) : found;
  const [name = "", ...rest] = plain;
  const inside = nameInside(name) ?? nameBefore(name);
  const around = inside && resolveExactly(gazetteer, [inside, ...rest].join());
  if (!around) return null;
  // "North Weald" is the beginning of North Weald Bassett in Essex, not a part of the Weald.
  const isPart =
    around.place.kind === "town" ? around.place.population >= HAS_PARTS : !gazetteer.begins(`${name} `);
  if (!isPart) return null;
  return { ...around, note: unknownNote(text, around.place) };
}

/** "Ledes, West Yorkshire" finds the county, with Leeds as an alternative. */
export function findNamed(gazetteer: Gazetteer, findSimilar: FindSimilar, text: string): NamedResult | null {
  const found = resolveName(gazetteer, text);
  if (!found) return findSimilar(text).length === 0 ? townAtEnd(gazetteer, text) : null;
  const [name = "", where] = text.split(",");
  const isMisspelled = where && !gazetteer.names.has(placeKey(name)) && !/\d/.test(name);
  return isMisspelled && found.place.kind !== "town" && found.alternatives.length === 0
    ? { ...found, alternatives: findSimilar(text, { onlyInside: true }) }
    : found;
}

/** Used only if `resolveName` and `findSimilar` find nothing. Finds towns only. */
function townAtEnd({ names }: Gazetteer, text: string): NamedResult | null {
  const words = placeKey(text).split(" ");
  for (let at = 1; at < words.length; at++) {
    const place = names.get(words.slice(at).join(" "))?.places[0];
    if (place?.kind !== "town" || place.population < HAS_PARTS) continue;
    const note = isUnusedName(words.slice(0, at).join(" ")) ? unknownNote(text, place) : null;
    return { place, note, alternatives: [] };
  }
  return null;
}

const unknownNote = (typed: string, { label }: NamedPlace): string =>
  `We can't find ${typed.trim()}; showing ${label}`;

/**
 * Adds a note for "Preston Village" or "Woodhouse Close". Such a name more likely means a suburb elsewhere than the town shown.
 */
function notePart(result: NamedResult, text: string, typed: readonly string[]): NamedResult {
  const isPart = typed.some((key) => /.(?: village| close)$|^town ./.test(key));
  return isPart && !result.note ? { ...result, note: unknownNote(text, result.place) } : result;
}

const manyNote = (others: readonly NamedPlace[]): string =>
  `${others.length + 1} places have this name: add the county to find another`;

function resolveExactly(gazetteer: Gazetteer, text: string): NamedResult | null {
  const { names, qualifiers } = gazetteer;
  const whole = placeKey(text);
  const typed = names.has(whole) ? [text] : partsOf(text);
  const parts = typed
    .map(placeKey)
    .filter((part) => part && !WHOLE_COUNTRY.has(part))
    .flatMap((part) => (names.has(part) ? [part] : splitQualifier(part)))
    .map((part, at) => (at > 0 && !qualifiers.has(part) && nameInside(part)) || part);
  const start = parts.findIndex((part) => names.has(part));
  const [name = "", ...rest] = parts.slice(Math.max(start, 0));
  const meaning = names.get(name);
  if (!meaning) return null;
  const joined = rest.join(" ");
  const known = qualifiers.has(joined) ? [joined] : rest.filter((part) => qualifiers.has(part));
  const result = choose(meaning, known);
  const unused = joined === known[0] ? [] : rest.filter((part) => !known.includes(part));
  return result && noteUnknown(noteUnused(result, typed, unused), start > 0 ? (typed[0] ?? "") : "");

  /**
   * Splits "clapham north yorkshire" into a town and the place around it, with the shortest town name that fits. If no town fits,
   * splits off a county at the end. Without a county, returns one part: "malvern wells" is one name, because Wells is far from
   * Malvern.
   */
  function splitQualifier(part: string): string[] {
    const words = part.split(" ");
    if (words.length > MAX_WORDS) return [part];
    const splits = words.slice(1).flatMap((_word, at) => {
      const [first, second] = [words.slice(0, at + 1).join(" "), placeKey(words.slice(at + 1).join(" "))];
      const [towns, qualifier] = [names.get(first)?.places, qualifiers.get(second)];
      return towns?.some(({ kind }) => kind === "town") && qualifier
        ? [{ parts: [first, second], towns, qualifier }]
        : [];
    });
    const found =
      splits.find(({ towns, qualifier }) => within(qualifier, towns).length > 0) ??
      splits.findLast(({ qualifier }) => qualifier.counties.size > 0);
    return found?.parts ?? [part];
  }

  function choose({ places, offered }: Meaning, wanted: readonly string[]): NamedResult | null {
    let held = places;
    for (const key of wanted) {
      const qualifier = qualifiers.get(key);
      const closer = qualifier ? within(qualifier, held) : held;
      if (closer.length > 0) held = closer;
      else if (held[0]?.kind === "town") return elsewhere(gazetteer, held, key);
    }
    const isOwnName = (place: NamedPlace) => placeKey(ownName(place)) === name;
    const [where] = names.get(wanted[0] ?? "")?.places ?? [];
    const isInCounty = wanted.length > 0 && where?.kind !== "nation";
    // "Sutton, Nottinghamshire" is the village, although "Sutton" alone more often means Sutton in Ashfield there.
    const place = (isInCounty && held.find(isOwnName)) || held[0];
    if (!place) return null;
    const others = held.filter((other) => other !== place && (other === held[0] || offered.includes(other)));
    const counties = qualifiers.get(wanted[0] ?? "")?.counties ?? new Set();
    const larger = isInCounty ? largeNeighbours(gazetteer, counties, places, place) : [];
    // "Bolton, Lancashire" is the town, not Bolton le Sands. "Middleton, Lancashire" is the label of a hamlet and stays the hamlet.
    const former = isOwnName(place) ? [] : larger.filter((town) => wasIn(town, counties));
    if (former[0]) return inOtherCounty(former[0], [...larger, place, ...others, ...(where ? [where] : [])]);
    others.unshift(...larger);
    const alternatives = others.slice(0, MAX_ALTERNATIVES);
    return { place, note: others.length > alternatives.length ? manyNote(others) : null, alternatives };
  }
}

/**
 * The result is the town if it is near the county, because addresses often name a neighbouring county. If it is not near, the
 * result is the county. A note says which place is shown. Null if `key` is the name of no place.
 */
function elsewhere(gazetteer: Gazetteer, towns: readonly NamedPlace[], key: string): NamedResult | null {
  const [likely] = towns;
  const place = gazetteer.names.get(key)?.places[0];
  if (!place || !likely) return null;
  const counties = gazetteer.qualifiers.get(key)?.counties ?? new Set();
  const nearest = nearestTown(gazetteer, counties, towns);
  if (nearest) {
    const larger = largeNeighbours(gazetteer, counties, towns, nearest);
    return inOtherCounty(larger[0] ?? nearest, [...larger, nearest, place]);
  }
  const note = `No ${ownName(likely)} known in ${place.label}; showing ${place.label}`;
  return { place, note, alternatives: [likely] };
}

function inOtherCounty(place: NamedPlace, others: readonly NamedPlace[]): NamedResult {
  const alternatives = [...new Set(others)].filter((other) => other !== place).slice(0, MAX_ALTERNATIVES);
  return { place, note: `${ownName(place)} is in ${place.county}`, alternatives };
}

/** Whether the text beside a place's name may be a name too. A digit means a house number. Added words are no name. */
export const isUnusedName = (key: string): boolean => !/\d/.test(key) && withoutAddedWords(key) !== "";

export const unusedNote = ({ label }: { label: string }, words: string): string =>
  `Showing ${label}; “${words}” was not used`;

/** Adds a note about a text after the name that is not a known place: "Whitby, Ontario". */
function noteUnused(result: NamedResult, typed: readonly string[], unused: readonly string[]): NamedResult {
  const key = result.note ? undefined : unused.find(isUnusedName);
  if (key === undefined) return result;
  const text = typed.find((part) => placeKey(part) === key)?.trim() ?? key;
  return { ...result, note: unusedNote(result.place, text) };
}

function noteUnknown(result: NamedResult, before: string): NamedResult {
  if (result.note || result.place.kind === "town" || !isUnusedName(placeKey(before))) return result;
  return { ...result, note: unknownNote(before, result.place) };
}

/** Words around the name of a place, in addresses ("near Leeds") and in web searches ("cheap skip hire in Leeds prices"). */
const ADDED = new Set(
  `near nearby around in at for from to of outside by close next me my city town centre center central area areas surrounding
  and region local district borough council village postcode skip skips hire hires hiring rent rental hired order book find get need want i a cheap cheapest best
  affordable how much does is who what permit permits price prices pricing cost costs quote quotes company companies firm firms service services delivery deliver
  collection removal disposal clearance waste rubbish builders builder domestic commercial mini midi maxi roro roll on off grab
  small large open enclosed lockable yard yards yd cubic tonne ton same next day today now online uk gb britain`.split(
    /\s+/,
  ),
);
const YEAR = /^20\d\d$/;
/** A size, as in "6 yard skip" and "8yd skip". Other numbers are house numbers. */
const SIZE = /^\d{1,2} ?(?:yards?|yd|cubic|tonne)(?= |$)/;
const BOROUGH = /^(?:(?:(?:royal|london|metropolitan|county) )?borough of|city of|lb(?: of)?) (?=.)/;
/** Words after a town's name for a landmark or a side of the town ("Reading West"). The tables have no such places. */
const LANDMARK =
  / (?:(?:city |international |regional )?airport|(?:railway |train |bus |central )?station|docks?|harbour|marina|quays?|university|hospital|(?:business|retail|science|industrial|trade|enterprise|leisure) park|(?:industrial|trading|housing) estate|shopping centre|racecourse|parkway|north|south|east|west|northside|southside|eastside|westside)$/;
const COUNTRY = / (?:united kingdom|great britain)$/;
const COMPASS =
  /^(?:(?:north|south|northeast|northwest|southeast|southwest|east|west|mid|greater|inner|outer|upper|lower)(?:ern)? )+(?=.)/;

/** A key of `placeKey` without the added words at its ends. Empty if all words are added words: "near me". */
export function withoutAddedWords(key: string): string {
  const words = key.replace(COUNTRY, "").replace(SIZE, "").replace(BOROUGH, "").trim().split(" ");
  const isAdded = (word: string | undefined) => word !== undefined && (ADDED.has(word) || YEAR.test(word));
  let [from, to] = [0, words.length];
  while (from < to && isAdded(words[from])) from += 1;
  while (to > from && isAdded(words[to - 1])) to -= 1;
  return words.slice(from, to).join(" ");
}

/** The name after a compass point: "leeds" for "north leeds". Null if the key begins with no compass point. */
const nameInside = (key: string): string | null => (COMPASS.test(key) ? key.replace(COMPASS, "") : null);
/** The name before a landmark: "luton" for "luton university". Null if the key ends with no landmark. */
const nameBefore = (key: string): string | null => (LANDMARK.test(key) ? key.replace(LANDMARK, "") : null);
