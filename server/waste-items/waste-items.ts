import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { MAX_SEARCH_TEXT } from "#contract/limits.ts";
import type { Verdict, WasteItem } from "#contract/plan/waste-items.ts";
import type { spellingDistance } from "#server/places/spelling/spelling-distance.ts";

export type WasteItems = ReturnType<typeof createWasteItems>;

/** The most waste items that a search suggests when the visitor types a waste into the place field. */
const MOST_NAMED = 3;

/** In letters. Too many words are one typing error away from a shorter word. */
const SHORTEST_CORRECTED = 5;

/** The singular: "mattress" for "mattresses", "tyre" for "tyres". */
const singular = (word: string): string =>
  word.length > 3 ? word.replace(/(?<=ss|sh|ch|x)es$|(?<=[^s])s$/, "") : word;

/** Words that are ignored in names and in typed text, for example "old" in "old sofa". */
const AROUND = new Set(
  "a an the of and or my old broken used big small some can i put in into skip bin get rid of dispose throw away".split(
    " ",
  ),
);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && !AROUND.has(word))
    .map(singular);

/** Each search scans all items, because there are only about a hundred. */
export function createWasteItems(items: readonly WasteItem[], distance: typeof spellingDistance) {
  const known = items.map((item) => ({
    item,
    names: [item.name, ...item.also].map((name) => wordsOf(name)),
  }));
  const words = new Set(known.flatMap(({ names }) => names.flat()));
  /** "tv" for "tvs". A word of three letters loses its s only if a known word is left, so that "gas" stays "gas". */
  const shortSingular = (word: string): string =>
    word.length === 3 && word.endsWith("s") && words.has(word.slice(0, -1)) ? word.slice(0, -1) : word;
  const typedWords = (text: string) => wordsOf(text).map(shortSingular);
  /** Corrects an unknown word to the known word that is one typing error away. All other words stay unchanged. */
  const withoutSlip = (word: string): string =>
    words.has(word) || word.length < SHORTEST_CORRECTED
      ? word
      : ([...words].find((other) => distance(word, other, 1) === 1) ?? word);
  /**
   * The items with the most typed words in one of these names. Only whole words count, because beginnings would find too many
   * items.
   */
  const nearest = (typed: readonly string[], isOf: (name: string[]) => boolean): WasteItem[] => {
    const counted = known.map(({ item, names }) => {
      const counts = names.filter(isOf).map((name) => typed.filter((word) => name.includes(word)).length);
      return { item, count: Math.max(0, ...counts) };
    });
    const most = Math.max(...counted.map(({ count }) => count));
    return most === 0 ? [] : counted.filter(({ count }) => count === most).map(({ item }) => item);
  };
  /**
   * 0 if the typed words are the item's name, 1 for another name, 2 if the name begins with the typed words, 3 for any other
   * match.
   */
  const rankOf = (typed: readonly string[], [name = [], ...others]: string[][]): number => {
    const isTyped = (words: string[]) =>
      words.length === typed.length && typed.every((word) => words.includes(word));
    if (isTyped(name)) return 0;
    if (others.some(isTyped)) return 1;
    return typed.every((word, at) => name[at]?.startsWith(word)) ? 2 : 3;
  };
  return {
    all: items,
    /**
     * The items that have a name in which each typed word is the beginning of a word, closest match first. If there are none, those
     * whose whole name the text ends with, among other words: "mattress" for "double mattress", "freezer" for "chest freezer".
     * Returns all items if all typed words are in `AROUND`.
     */
    find(text: string): readonly WasteItem[] {
      const typed = typedWords(text);
      const fits = (name: string[]) => typed.every((word) => name.some((other) => other.startsWith(word)));
      const found = known
        .filter(({ names }) => names.some(fits))
        .sort((a, b) => rankOf(typed, a.names) - rankOf(typed, b.names))
        .map(({ item }) => item);
      if (found.length > 0) return found;
      const last = typed.at(-1) ?? "";
      return nearest(typed, (name) => name.includes(last) && name.every((word) => typed.includes(word)));
    },
    /** Items with some of the words. They are no answer: fence panels say nothing of a solar panel. */
    similar: (text: string): readonly WasteItem[] => nearest(typedWords(text), () => true),
    /**
     * The text with typing errors corrected: "mattress" for "matress". Null if nothing is corrected, or if the text is too long.
     */
    correct(text: string): string | null {
      if (text.length > MAX_SEARCH_TEXT) return null;
      const typed = typedWords(text);
      const corrected = typed.map(withoutSlip);
      return corrected.join() === typed.join() ? null : corrected.join(" ");
    },
    /**
     * At most `MOST_NAMED` items that have a name with every word of the text. Items whose main name matches come first. Visitors
     * sometimes type an item, such as "sofa", into the place field. The search then links to these items.
     */
    named(text: string): Pick<WasteItem, "id" | "name">[] {
      const typed = typedWords(text);
      if (typed.length === 0) return [];
      const isNamed = (name: string[]) => typed.every((word) => name.includes(word));
      const byName = known.filter(({ names: [name = []] }) => isNamed(name));
      const byOtherWords = known.filter(
        ({ names }) => !byName.some((one) => one.names === names) && names.some(isNamed),
      );
      return [...byName, ...byOtherWords]
        .slice(0, MOST_NAMED)
        .map(({ item: { id, name } }) => ({ id, name }));
    },
  };
}

const list = (text = "") => text.split(";").filter(Boolean);

/** In the order of names. The README of the folder describes content and sources. */
export function readWasteItems(folder: string): WasteItem[] {
  const rows: Readonly<Record<string, string>>[] = parse(readFileSync(`${folder}/waste-items.csv`), {
    columns: true,
  });
  return rows.map(({ id = "", name = "", also, verdict, why = "", instead = "", codes, guide }) => ({
    ...{ id, name, also: list(also), verdict: verdict as Verdict, why, instead, codes: list(codes) },
    guide: guide ? `/guides/${guide}` : "",
  }));
}
