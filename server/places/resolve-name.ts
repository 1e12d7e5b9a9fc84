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

/** Finds the place named in `text`, which another place such as its county may follow, with or without a comma. */
export function resolveName({ names, qualifiers }: Gazetteer, text: string): NamedResult | null {
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
      else if (held[0]?.kind === "town") return elsewhere(held[0], key);
    }
    const [place] = held;
    const others = offered.filter((other) => other !== place && held.includes(other));
    return place ? { place, note: null, alternatives: others } : null;
  }

  /**
   * If the place named after the comma, such as a county, contains no town of that name, resolves to that place, with a note.
   */
  function elsewhere(town: NamedPlace, key: string): NamedResult | null {
    const place = names.get(key)?.places[0];
    if (!place) return null;
    const [unknown] = town.label.split(",");
    const note = `No ${unknown} known in ${place.label}; showing ${place.label}`;
    return { place, note, alternatives: [town] };
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
