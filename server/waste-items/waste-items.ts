import type { WasteItem } from "#contract/plan/waste-items.ts";

export type WasteItems = ReturnType<typeof createWasteItems>;

/** Items that a search for a place mentions at most. */
const MOST_NAMED = 3;

/** "mattresses" as "mattress", "tyres" as "tyre". */
const singular = (word: string): string =>
  word.length > 3 ? word.replace(/(?<=ss|sh|ch|x)es$|(?<=[^s])s$/, "") : word;

/** Words around an item in what people type: "old sofa", "can I put a mattress in a skip". */
const AROUND = new Set(
  "a an the my old broken used big small some can i put in into skip bin get rid of dispose throw away".split(
    " ",
  ),
);

/** Words in lower case and in the singular. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && !AROUND.has(word))
    .map(singular);

/** What may go in a skip. Both searches look at a hundred items. */
export function createWasteItems(items: readonly WasteItem[]) {
  const known = items.map((item) => ({
    item,
    names: [item.name, ...item.also].map((name) => wordsOf(name)),
  }));
  return {
    all: items,
    /** The items in which each typed word begins a word of one of its names. All items for an empty text. */
    find(text: string): readonly WasteItem[] {
      const typed = wordsOf(text);
      const fits = (name: string[]) => typed.every((word) => name.some((other) => other.startsWith(word)));
      return known.filter(({ names }) => names.some(fits)).map(({ item }) => item);
    },
    /** The items of which a text is a name, or one word of it: what somebody means who types it where a place belongs. */
    named(text: string): Pick<WasteItem, "id" | "name">[] {
      const typed = wordsOf(text);
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
