import { kilometresBetween, type Point } from "#server/geo/distance.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { NamedPlace } from "./named-place.ts";
import type { PlaceIndex } from "./place-index.ts";
import { placeKey } from "./place-key.ts";
import { isUnusedName, WHOLE_COUNTRY, withoutAddedWords } from "./resolve-name.ts";

/** In kilometres. Districts are rarely further from their town, but some of a city's are: London has nine million people. */
const NEAR_KM = 12;
const KM_OF_A_MILLION = 5;
/** In kilometres, for an area without counties, such as the Lake District. */
const IN_AREA_KM = 40;
/** In inhabitants. The last words of "12 High St Leeds" are a town's name only if the town is at least this large. */
const LARGE = 20_000;

export type FindUnusedWords = ReturnType<typeof unusedWordsFinder>;

/**
 * Returns a function that finds the words beside a postcode district that say nothing about it: "Leeds" in "Leeds, BS3". Null if
 * one of the names is a place around the district ("12 High St, Leeds LS6"), and if all words are streets or added words.
 */
export function unusedWordsFinder({ names, qualifiers }: Gazetteer, { districts }: PlaceIndex) {
  const towns = [...names.values()].flatMap(({ places }) => places.filter(({ kind }) => kind === "town"));

  function isAround(key: string, district: string, at: Point): boolean {
    const places = names.get(key)?.places ?? [];
    const counties = (places[0]?.kind !== "town" && qualifiers.get(key)?.counties) || new Set();
    const isNear = (place: NamedPlace) => kilometresBetween(place, at) <= reachOf(place);
    return (
      placeKey(districts.get(district)?.postTown ?? "") === key ||
      (counties.size > 0
        ? towns.some((town) => counties.has(town.county ?? "") && isNear(town))
        : places.some(isNear))
    );
  }

  const isLargeTown = (key: string): boolean =>
    names.get(key)?.places.some(({ kind, population }) => kind === "town" && population >= LARGE) ?? false;

  return (parts: readonly string[], district: string, at: Point): string | null => {
    const typed = parts.flatMap((text) => {
      const whole = placeKey(text);
      const key = names.has(whole) ? whole : withoutAddedWords(whole);
      return key && !WHOLE_COUNTRY.has(key) ? [{ text, key, endings: endingsOf(key) }] : [];
    });
    if (typed.some(({ endings }) => endings.some((key) => isAround(key, district, at)))) return null;
    const unused = typed.filter(
      ({ key, endings }) =>
        isUnusedName(key) || districts.has(key.toUpperCase()) || endings.some(isLargeTown),
    );
    return unused.map(({ text }) => text).join(", ") || null;
  };
}

const reachOf = ({ county, population }: NamedPlace): number =>
  county === null ? IN_AREA_KM : NEAR_KM + KM_OF_A_MILLION * Math.sqrt(population / 1_000_000);

/** For "12 high st leeds" also "high st leeds", "st leeds" and "leeds". */
const endingsOf = (key: string): string[] =>
  key.split(" ").map((_word, at, words) => words.slice(at).join(" "));
