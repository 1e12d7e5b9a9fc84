import type { Random } from "./random.ts";

/**
 * Values for the slots of sentence templates. `{town}` is replaced by the value of the slot `town`. `[a|b]` becomes `a` or
 * `b` at random. A template that starts with `{if:permits}` is used only if the slot `if:permits` is defined. A template with
 * an undefined slot is not used.
 */
export type Slots = Readonly<Record<string, string | undefined>>;

const SLOT = /\{([^}]+)\}/g;

/** Returns whether all slots of the template are defined. */
const hasAllSlots = (template: string, slots: Slots): boolean =>
  [...template.matchAll(SLOT)].every(([, slot = ""]) => slots[slot] !== undefined);

export const usesSlot = (template: string, slot: string): boolean => template.includes(`{${slot}}`);

/** Replaces the slots and alternatives of a template, and starts each sentence with a capital letter. */
export function fillTemplate(template: string, slots: Slots, random: Random): string {
  return capitalizeSentences(
    template
      .replace(/\[([^\]]*)\]/g, (_, choices: string) => random.pick(choices.split("|")))
      .replace(SLOT, (_, slot: string) => slots[slot] ?? "")
      .trim(),
  );
}

const capitalizeSentences = (text: string) =>
  text.replace(
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
  const qualifies = (template: string) => accept(template) && hasAllSlots(template, slots);
  for (let attempt = 0; attempt < 8; attempt++) {
    const template = random.pick(templates);
    if (qualifies(template)) return template;
  }
  const matching = templates.filter(qualifies);
  return matching.length > 0 ? random.pick(matching) : null;
}
