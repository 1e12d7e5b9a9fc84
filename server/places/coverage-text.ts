import { KM_PER_MILE } from "#contract/text/place-words.ts";
import type { CoverageReader } from "#server/catalogue/coverage.ts";
import { placeKey, wordKey } from "./place-key.ts";

interface KnownPlaces {
  /** Keyed by `placeKey`. */
  nameNumbers: ReadonlyMap<string, number>;
  districts: ReadonlyMap<string, { number: number }>;
}

const MAX_RADIUS_KM = 500;
/** In characters. Real coverage texts are shorter; the rest of a longer text is ignored. */
const MAX_LENGTH = 2_000;
/** In characters. Shorter names would match other words by chance. */
const MIN_NAME_LENGTH = 3;

/** A place name never extends across these characters. Exception: the dot of "St. Ives" is part of the name. */
const NAME_ENDS = /[,;:()]|(?<!\bst)\./i;
const CAPITAL = /^\p{Lu}/u;
/** Every text that matches `EXCEPTIONS` also matches this pattern, which takes less time to test. */
const MAY_EXCEPT = /exc|not/i;
/** A match ends at a full stop or semicolon. */
const EXCEPTIONS = /\b(?:except(?:ing)?|excluding|excludes|but not|not including|not)\b[^.;]*/gi;
const DISTANCE = /(\d{1,3})\s*-?\s*(miles?|mi|kms?|kilomet(?:re|er)s?)\b/gi;
/** Every text with a match of `RANGE`, `DISTRICT` or `LETTERS` also matches this pattern, which takes less time to test. */
const MAY_NAME_CODES = /[A-Z]\d|post/;
const RANGE = /\b([A-Z]{1,2})(\d{1,2})\s*(?:-|–|to)\s*([A-Z]{1,2})?(\d{1,2})\b/g;
const DISTRICT = /\b[A-Z]{1,2}\d[A-Z\d]?\b/g;
/** Postcode areas, which stand for all their districts: "LS postcodes", "LS and WF postcode areas". */
const LETTERS =
  /\b((?:[A-Z]{1,2}(?:\s*,\s*|\s+and\s+|\s*&\s*|\s*\/\s*))*[A-Z]{1,2})\s+(?:postcode|post code|post-code)/g;

/** Unknown names and districts are ignored. */
export function createCoverageReader({ nameNumbers: names, districts }: KnownPlaces): CoverageReader {
  const longest = longestNames(names);
  const byLetters = Map.groupBy(districts.keys(), (code) => /^[A-Z]+/.exec(code)?.[0] ?? "");

  function codesIn(text: string): string[] {
    if (!MAY_NAME_CODES.test(text)) return [];
    const ranges = [...text.matchAll(RANGE)].flatMap(([, letters = "", from, toLetters, to]) =>
      toLetters === undefined || toLetters === letters ? codesBetween(letters, Number(from), Number(to)) : [],
    );
    const areas = [...text.matchAll(LETTERS)].flatMap(([, list = ""]) => list.match(/\b[A-Z]{1,2}\b/g) ?? []);
    const single = text.match(DISTRICT) ?? [];
    return [...ranges, ...areas.flatMap((letters) => byLetters.get(letters) ?? []), ...single];
  }

  const districtNumber = (code: string) => districts.get(code)?.number;

  return {
    read(typed) {
      const whole = typed.slice(0, MAX_LENGTH);
      const text = MAY_EXCEPT.test(whole) ? whole.replace(EXCEPTIONS, " ") : whole;
      // Most texts contain neither a digit nor "postcode", so they need no search for codes and distances. This saves time at
      // start-up, when every text is read.
      const hasCodes = /\d|post-? ?code/i.test(text);
      const codes = hasCodes ? codesIn(text) : [];
      return {
        names: namesIn(text, names, longest),
        districts: [...new Set(codes.flatMap((code) => districtNumber(code) ?? []))],
        radiusKm: hasCodes ? radiusIn(text) : null,
      };
    },
    districtNumber,
  };
}

const codesBetween = (letters: string, from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => `${letters}${from + index}`);

/** The largest distance in the text, in kilometres and at most `MAX_RADIUS_KM`. Null if the text gives no distance. */
function radiusIn(text: string): number | null {
  const distances = [...text.matchAll(DISTANCE)].map(
    ([, number, unit = ""]) => Number(number) * (unit.toLowerCase().startsWith("k") ? 1 : KM_PER_MILE),
  );
  return distances.length === 0 ? null : Math.min(MAX_RADIUS_KM, Math.max(...distances));
}

function longestNames(names: ReadonlyMap<string, number>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const name of names.keys()) {
    const words = name.split(" ");
    const first = words[0] as string;
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return longest;
}

/** The `placeKey` of one word. A word of plain letters needs only a tenth of the time of `placeKey`. */
const keyOfWord = (word: string): string =>
  /^[A-Za-z]+$/.test(word) ? wordKey(word.toLowerCase()) : placeKey(word);

/** Finds the longest name at each word, so that "High Wycombe" does not also match Wycombe. */
function namesIn(
  text: string,
  names: ReadonlyMap<string, number>,
  longest: ReadonlyMap<string, number>,
): number[] {
  const hasCapitals = /[A-Z]/.test(text);
  const found = new Set<number>();
  for (const part of text.split(NAME_ENDS)) {
    const words = part.trim().split(/\s+/);
    for (let at = 0; at < words.length; at += 1) {
      // In "we deal with", Deal is not a place: names are capitalised, unless the whole text is in lower case.
      if (hasCapitals && !CAPITAL.test(words[at] as string)) continue;
      const first = keyOfWord(words[at] as string);
      const space = first.indexOf(" ");
      const most = longest.get(space === -1 ? first : first.slice(0, space)) ?? 0;
      for (let length = Math.min(most, words.length - at); length > 0; length -= 1) {
        const name =
          length === 1
            ? first
            : words
                .slice(at, at + length)
                .map(keyOfWord)
                .join(" ");
        const number = name.length < MIN_NAME_LENGTH ? undefined : names.get(name);
        if (number === undefined) continue;
        found.add(number);
        at += length - 1;
        break;
      }
    }
  }
  return [...found];
}
