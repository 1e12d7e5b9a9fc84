import { isOneEditApart } from "#contract/text/spelling.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { NamedPlace } from "./named-place.ts";
import { BEFORE_NAME, placeKey, plainKey, typedForms } from "./place-key.ts";

/** Shorter texts are similar to too many names. */
const MIN_LENGTH_FOR_CORRECTION = 5;

interface Entry {
  key: string;
  place: NamedPlace;
}

export function nameSuggester({ names, qualifiers }: Gazetteer) {
  const whole: Entry[] = [];
  const laterWords: Entry[] = [];
  const withCounty = countyAdder();
  for (const [key, { places }] of names) {
    for (const name of typedForms(key)) {
      for (const place of places) for (const key of withCounty(name, place)) whole.push({ key, place });
      for (let at = name.indexOf(" "); at !== -1; at = name.indexOf(" ", at + 1))
        for (const place of places) laterWords.push({ key: name.slice(at + 1), place });
    }
  }
  for (const entries of [whole, laterWords])
    entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));

  return {
    beginning(text: string): NamedPlace[] {
      const key = placeKey(text);
      if (!key) return [];
      const exact = names.get(key)?.places ?? [];
      const forms = [...new Set([plainKey(text), key])];
      const begun = forms.flatMap((form) => placesBeginning(whole, form)).sort(byImportance);
      const later = forms.flatMap((form) => placesBeginning(laterWords, form)).sort(byImportance);
      return [...new Set([...exact, ...begun, ...later])];
    },
    /** True for a name with a whole county or region behind it. */
    endsWithCounty(text: string): boolean {
      const words = placeKey(text).split(" ");
      return words.some(
        (_word, at) => at > 0 && (qualifiers.get(words.slice(at).join(" "))?.counties.size ?? 0) > 0,
      );
    },
    similarlySpelled(text: string): NamedPlace[] {
      const typed = plainKey(text);
      if (typed.length < MIN_LENGTH_FOR_CORRECTION) return [];
      const lengths = [typed.length, typed.length - 1, typed.length + 1];
      // "West Lavington" is not West Alvington: the letter after a word that many names share has to be right too.
      const at = BEFORE_NAME.exec(typed)?.[0].length ?? 0;
      const near = whole.filter(
        ({ key }) =>
          key[0] === typed[0] &&
          key[at] === typed[at] &&
          lengths.some((length) => isOneEditApart(typed, key.slice(0, length))),
      );
      return [...new Set(near.map(({ place }) => place).sort(byImportance))];
    },
  };
}

/** The entries are in the order of their keys. */
function placesBeginning(entries: readonly Entry[], text: string): NamedPlace[] {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.key ?? "") < text) low = middle + 1;
    else high = middle;
  }
  const found: NamedPlace[] = [];
  for (let entry = entries[low]; entry?.key.startsWith(text); entry = entries[++low]) found.push(entry.place);
  return found;
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
