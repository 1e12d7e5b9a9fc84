import { isOneEditApart } from "#contract/text/is-one-edit-apart.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { NamedPlace } from "./named-place.ts";
import { placeKey, plainKey, typedForms } from "./place-key.ts";
import { sortedKeys } from "./sorted-keys.ts";

/** Shorter texts are similar to too many names. */
const MIN_LENGTH_FOR_CORRECTION = 5;

export function nameSuggester({ names }: Gazetteer) {
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
    /** Exact matches, then names that begin with the text, then names in which a later word begins with it. */
    beginning(text: string): NamedPlace[] {
      const typed = plainKey(text);
      if (!typed) return [];
      const exact = names.get(placeKey(text))?.places ?? [];
      const begun = beginnings.beginning(typed).sort(byImportance);
      const later = laterWords.beginning(typed).sort(byImportance);
      return [...new Set([...exact, ...begun, ...later])];
    },
    /** Places whose name begins with the text, apart from at most one typing error, which is not in the first letter. */
    similarlySpelled(text: string): NamedPlace[] {
      const typed = plainKey(text);
      if (typed.length < MIN_LENGTH_FOR_CORRECTION) return [];
      const lengths = [typed.length, typed.length - 1, typed.length + 1];
      const near = beginnings.entries.filter(
        ({ key }) =>
          key[0] === typed[0] && lengths.some((length) => isOneEditApart(typed, key.slice(0, length))),
      );
      return [...new Set(near.map(({ thing }) => thing).sort(byImportance))];
    },
  };
}

const byImportance = (a: NamedPlace, b: NamedPlace): number => b.population - a.population;

/**
 * The keys of a town with its county: "newport gwent", and also "newport wales" if the label uses the nation. The key of any
 * other place is its name alone.
 */
function withCounty(name: string, { county, label, kind }: NamedPlace): string[] {
  if (kind !== "town" || county === null) return [name];
  const qualifier = label.split(", ")[1] ?? county;
  return [...new Set([county, qualifier])].map((where) => `${name} ${placeKey(where)}`);
}

/** The endings of a name that begin at a later word: "upon tyne" and "tyne" for "newcastle upon tyne". */
const endings = (name: string): string[] =>
  name
    .split(" ")
    .map((_word, at, words) => words.slice(at).join(" "))
    .slice(1);
