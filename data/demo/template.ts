import type { Random } from "./random.ts";

/**
 * Values for the slots of sentence templates. `{town}` is replaced, `[a|b]` chooses one, and `{if:permits}` at the start
 * makes the sentence conditional. A template with an unknown slot is not used.
 */
export type Slots = Readonly<Record<string, string | undefined>>;

const SLOT = /\{([^}]+)\}/g;

export const fits = (template: string, slots: Slots): boolean =>
  [...template.matchAll(SLOT)].every(([, slot = ""]) => slots[slot] !== undefined);

export const uses = (template: string, slot: string): boolean => template.includes(`{${slot}}`);

export function fill(template: string, slots: Slots, random: Random): string {
  return startSentences(
    template
      .replace(/\[([^\]]*)\]/g, (_, choices: string) => random.pick(choices.split("|")))
      .replace(SLOT, (_, slot: string) => slots[slot] ?? "")
      .trim(),
  );
}

const startSentences = (text: string) =>
  text.replace(
    /(^|[.!?]\s+)(\p{Lowercase})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

/** Chooses a template with known slots that `accept` returns true for. Returns null if there is none. */
export function choose(
  templates: readonly string[],
  slots: Slots,
  random: Random,
  accept: (template: string) => boolean = () => true,
): string | null {
  const wanted = (template: string) => accept(template) && fits(template, slots);
  for (let attempt = 0; attempt < 8; attempt++) {
    const template = random.pick(templates);
    if (wanted(template)) return template;
  }
  const left = templates.filter(wanted);
  return left.length > 0 ? random.pick(left) : null;
}
