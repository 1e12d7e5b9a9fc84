import { isOneEditApart } from "#contract/text/spelling.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { NamedPlace } from "./named-place.ts";
import { placeKey, plainKey, typedForms } from "./place-key.ts";
import { sortedKeys } from "./sorted-keys.ts";

/** Shorter texts are similar to too many names. */
const MIN_LENGTH_FOR_CORRECTION = 5;

export function nameSuggester({ names }: Gazetteer) {
  const all: { key: string; thing: NamedPlace }[] = [];
  const later: { key: string; thing: NamedPlace }[] = [];
  const withCounty = countyAdder();
  for (const [key, { places }] of names) {
    for (const name of typedForms(key)) {
      for (const thing of places) for (const key of withCounty(name, thing)) all.push({ key, thing });
      for (let at = name.indexOf(" "); at !== -1; at = name.indexOf(" ", at + 1))
        for (const thing of places) later.push({ key: name.slice(at + 1), thing });
    }
  }
  const beginnings = sortedKeys(all);
  const laterWords = sortedKeys(later);

  return {
    beginning(text: string): NamedPlace[] {
      const key = placeKey(text);
      if (!key) return [];
      const exact = names.get(key)?.places ?? [];
      const forms = [...new Set([plainKey(text), key])];
      const begun = forms.flatMap((form) => beginnings.beginning(form)).sort(byImportance);
      const later = forms.flatMap((form) => laterWords.beginning(form)).sort(byImportance);
      return [...new Set([...exact, ...begun, ...later])];
    },
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

function countyAdder(): (name: string, place: NamedPlace) => string[] {
  const keys = new Map<string, string>();
  const keyOf = (area: string) => {
    const key = keys.get(area) ?? placeKey(area);
    keys.set(area, key);
    return key;
  };
  return (name, { county, label, kind }) => {
    if (kind !== "town" || county === null) return [name];
    const at = label.indexOf(", ");
    const qualifier = at === -1 ? county : label.slice(at + 2);
    const whole = `${name} ${keyOf(county)}`;
    return qualifier === county ? [whole] : [whole, `${name} ${keyOf(qualifier)}`];
  };
}
