import type { Gazetteer } from "./gazetteer.ts";
import type { NamedPlace } from "./named-place.ts";
import { oneSlipApart } from "./one-slip-apart.ts";
import { placeKey, plainKey, typedForms } from "./place-key.ts";
import { sortedKeys } from "./sorted-keys.ts";

export interface NameSuggester {
  /** Places of exactly this name, as they resolve; then names that begin so; then names with a later word that does. */
  beginning(text: string): NamedPlace[];
  /** Places whose name begins like `text` but for one slip of the finger. */
  oneSlipAway(text: string): NamedPlace[];
}

/** Shorter than this, one slip away is anything. */
const SHORTEST_WITH_SLIP = 5;

export function nameSuggester({ names }: Gazetteer): NameSuggester {
  const all = [...names].flatMap(([key, { places }]) =>
    places.flatMap((place) => typedForms(key).map((name) => ({ name, place }))),
  );
  const beginnings = sortedKeys(
    all.flatMap(({ name, place }) => withCounty(name, place).map((key) => ({ key, thing: place }))),
  );
  const laterWords = sortedKeys(
    all.flatMap(({ name, place }) => endings(name).map((key) => ({ key, thing: place }))),
  );

  return {
    beginning(text) {
      const typed = plainKey(text);
      if (!typed) return [];
      const exact = names.get(placeKey(text))?.places ?? [];
      const begun = beginnings.beginning(typed).sort(byImportance);
      const later = laterWords.beginning(typed).sort(byImportance);
      return [...new Set([...exact, ...begun, ...later])];
    },
    oneSlipAway(text) {
      const typed = plainKey(text);
      if (typed.length < SHORTEST_WITH_SLIP) return [];
      const lengths = [typed.length, typed.length - 1, typed.length + 1];
      const near = beginnings.entries.filter(
        ({ key }) =>
          key[0] === typed[0] && lengths.some((length) => oneSlipApart(typed, key.slice(0, length))),
      );
      return [...new Set(near.map(({ thing }) => thing).sort(byImportance))];
    },
  };
}

const byImportance = (a: NamedPlace, b: NamedPlace): number => b.population - a.population;

/** "newport gwent", and "newport wales" where the label says so. */
function withCounty(name: string, { county, label, kind }: NamedPlace): string[] {
  if (kind !== "town" || county === null) return [name];
  const qualifier = label.split(", ")[1] ?? county;
  return [...new Set([county, qualifier])].map((where) => `${name} ${placeKey(where)}`);
}

/** "upon tyne" and "tyne" of "newcastle upon tyne". */
const endings = (name: string): string[] =>
  name
    .split(" ")
    .map((_word, at, words) => words.slice(at).join(" "))
    .slice(1);
