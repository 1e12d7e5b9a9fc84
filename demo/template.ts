import type { Random } from "./random.ts";

/**
 * Values for the slots of sentence templates. `{town}` is replaced by the value of the slot `town`. `[a|b]` becomes `a` or
 * `b` at random. A template that starts with `{if:permits}` is used only if the slot `if:permits` is defined. A template with
 * an undefined slot is not used.
 */
export type Slots = Readonly<Record<string, string | undefined>>;

const SLOT = /\{([^}]+)\}/g;

/** Replaces the slots and alternatives of a template, and starts each sentence with a capital letter. */
export const fillTemplate = (template: string, slots: Slots, random: Random): string =>
  template
    .replace(/\[([^\]]*)\]/g, (_, choices: string) => random.pick(choices.split("|")))
    .replace(SLOT, (_, slot: string) => slots[slot] ?? "")
    .trim()
    .replace(
      /(^|[.!?]\s+)(\p{Lowercase})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );

/** Chooses a random template whose slots are defined and that `accept` accepts. Returns null if no template qualifies. */
export function chooseTemplate(
  templates: readonly string[],
  slots: Slots,
  random: Random,
  accept: (template: string) => boolean = () => true,
): string | null {
  const qualifies = (template: string) =>
    accept(template) && [...template.matchAll(SLOT)].every(([, slot = ""]) => slots[slot] !== undefined);
  for (let attempt = 0; attempt < 8; attempt++) {
    const template = random.pick(templates);
    if (qualifies(template)) return template;
  }
  const matching = templates.filter(qualifies);
  return matching.length > 0 ? random.pick(matching) : null;
}

/** Converts facts to slots: the slot `if:permits` is defined if `permits` is true. */
export const conditionSlots = (facts: Readonly<Record<string, boolean>>): Slots =>
  Object.fromEntries(Object.entries(facts).map(([fact, holds]) => [`if:${fact}`, holds ? "" : undefined]));

/** Returns "A", "A and B" or "A, B and C". */
export const joinWords = (words: readonly (string | number)[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** Adds the article: "an 8 yard skip", but "a 6 yard skip". */
export const withArticle = (words: string): string =>
  `${/^(8|11|18|[aeiou])/i.test(words) ? "an" : "a"} ${words}`;

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

export const numberWord = (number: number): string => NUMBERS[number] ?? String(number);
