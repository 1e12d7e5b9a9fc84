import { kilometresBetween } from "#server/geo/distance.ts";
import type { Gazetteer, Qualifier } from "./gazetteer.ts";
import type { Meaning, NamedPlace } from "./named-place.ts";
import { placeKey } from "./place-key.ts";

export interface NamedResult {
  place: NamedPlace;
  note: string | null;
  alternatives: readonly NamedPlace[];
}

/**
 * "Clifton, Bristol" means a Clifton in the county of Bristol. If there is none, it means a Clifton at most this far from
 * the town of Bristol.
 */
const NEAR_KM = 30;
/** More words than any name with its county. */
const MAX_WORDS = 12;
const WHOLE_COUNTRY = new Set(["uk", "united kingdom", "gb", "great britain", "britain"]);
/** Words before or after the name of a place, as in "near Leeds" and "Leeds city centre". */
const ADDED_WORDS = new RegExp(
  `^(?:(?:near|in|around|central|city of|town of|(?:north|south|east|west)(?:ern)?) )+|(?: (?:city|town|centre|center|area|${[...WHOLE_COUNTRY].join("|")}))+$`,
  "g",
);

/**
 * Finds the place named in `text`, which another place such as its county may follow, with or without a comma. If the text
 * means no place, `ADDED_WORDS` are left out.
 */
export function resolveName(gazetteer: Gazetteer, text: string): NamedResult | null {
  const found = resolveExactly(gazetteer, text);
  if (found) return found;
  const parts = text.split(/[,;\n]/).map(placeKey);
  const plain = parts.map((part) => part.replace(ADDED_WORDS, ""));
  return plain.join() === parts.join() ? null : resolveExactly(gazetteer, plain.join());
}

function resolveExactly({ names, qualifiers }: Gazetteer, text: string): NamedResult | null {
  const whole = placeKey(text);
  const parts = (names.has(whole) ? [whole] : text.split(/[,;\n]/))
    .map(placeKey)
    .filter((part) => part && !WHOLE_COUNTRY.has(part))
    .flatMap((part) => (names.has(part) ? [part] : splitQualifier(part)));
  const start = parts.findIndex((part) => names.has(part));
  const [name = "", ...rest] = parts.slice(Math.max(start, 0));
  const meaning = names.get(name);
  if (!meaning) return null;
  const joined = rest.join(" ");
  const known = qualifiers.has(joined) ? [joined] : rest.filter((part) => qualifiers.has(part));
  return choose(meaning, known);

  /**
   * Splits "newport isle of wight" into a name and the county or other place that follows it, with the longest possible name.
   * Returns the whole text as one part if it cannot be split.
   */
  function splitQualifier(part: string): string[] {
    const words = part.split(" ");
    if (words.length > MAX_WORDS) return [part];
    for (let at = words.length - 1; at > 0; at--) {
      const [first, second] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
      if (names.has(first) && qualifiers.has(second)) return [first, second];
    }
    return [part];
  }

  function choose({ places, offered }: Meaning, wanted: readonly string[]): NamedResult | null {
    let held = places;
    for (const key of wanted) {
      const qualifier = qualifiers.get(key);
      const closer = qualifier ? within(qualifier, held) : held;
      if (closer.length > 0) held = closer;
      else if (held[0]?.kind === "town") return elsewhere(held, key);
    }
    const [place] = held;
    const others = offered.filter((other) => other !== place && held.includes(other));
    return place ? { place, note: null, alternatives: others } : null;
  }

  /**
   * Resolves a name such as "Bromley, Kent" if no town of that name is in the place after the comma. Postal addresses often
   * name a neighbouring county, so the result is the town if it is near that county, otherwise the county. A note says which.
   */
  function elsewhere(towns: readonly NamedPlace[], key: string): NamedResult | null {
    const [likely] = towns;
    const place = names.get(key)?.places[0];
    if (!place || !likely) return null;
    const [name] = likely.label.split(",");
    const near = townNear(qualifiers.get(key)?.counties ?? new Set(), towns);
    if (near) return { place: near, note: `${name} is in ${near.county}`, alternatives: [place] };
    const note = `No ${name} known in ${place.label}; showing ${place.label}`;
    return { place, note, alternatives: [likely] };
  }

  /**
   * The town in `candidates` that is nearest to a town in one of these counties. Null if the distance between the two is more
   * than `NEAR_KM`.
   */
  function townNear(counties: ReadonlySet<string>, candidates: readonly NamedPlace[]): NamedPlace | null {
    const isTown = ({ kind }: NamedPlace) => kind === "town";
    const inCounties = [...names.values()].flatMap(({ places }) =>
      places.filter((place) => isTown(place) && place.county !== null && counties.has(place.county)),
    );
    const [nearest] = candidates
      .filter(isTown)
      .map((town) => ({ town, km: Math.min(...inCounties.map((other) => kilometresBetween(town, other))) }))
      .sort((a, b) => a.km - b.km);
    return nearest && nearest.km <= NEAR_KM ? nearest.town : null;
  }
}

/**
 * Selects the places in the qualifier's counties. If there are none, selects those within `NEAR_KM` of its point, nearest
 * first.
 */
function within({ counties, point }: Qualifier, places: readonly NamedPlace[]): NamedPlace[] {
  const inside = places.filter((place) => place.county !== null && counties.has(place.county));
  if (inside.length > 0 || !point) return inside;
  const away = (place: NamedPlace) => kilometresBetween(place, point);
  return places.filter((place) => away(place) <= NEAR_KM).sort((a, b) => away(a) - away(b));
}
