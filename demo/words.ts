import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { Random } from "./random.ts";

/** Reads `demo/words/<name>.txt`, which has one entry a line. A line "# yards" starts the section "yards". */
export function readSections(name: string): ReadonlyMap<string, readonly string[]> {
  const sections = readFileSync(`demo/words/${name}.txt`, "utf8").split(/^# /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [title = "", ...entries] = section.split(/\r?\n/);
      return [title, entries.filter(Boolean)];
    }),
  );
}

export type Words = ReturnType<typeof readWords>;

/** The returned function gives the entries of a section, and throws if there is no such section. */
export function readWords(name: string) {
  const sections = readSections(name);
  return (section: string): readonly string[] => {
    const entries = sections.get(section);
    if (!entries) throw new Error(`demo/words/${name}.txt has no section "${section}"`);
    return entries;
  };
}

const weights = readWords("weights");

export const readWeights = (section: string): Record<string, number> =>
  Object.fromEntries(
    weights(section).map((entry) => {
      const space = entry.lastIndexOf(" ");
      return [entry.slice(0, space), Number(entry.slice(space + 1))];
    }),
  );

/** Reads `demo/tables/<name>.csv`. Cells with a number become numbers, empty cells undefined. */
export const readDemoTable = <Row>(name: string): Row[] => readCsv<Row>(`demo/tables/${name}.csv`, {});

export const readCsv = <Row>(path: string, names: Readonly<Record<string, string>>): Row[] =>
  parse<Row, unknown>(readFileSync(path), {
    bom: true,
    cast: (cell) => (cell === "" ? undefined : Number.isNaN(Number(cell)) ? cell : Number(cell)),
    columns: (header: string[]) => header.map((name) => names[name] ?? name),
  });

/**
 * Values for the slots of sentence templates. `{town}` is replaced by the value of the slot `town`. `[a|b]` becomes `a` or
 * `b` at random. A template that starts with `{if:permits}` is used only if the slot `permits` has a value other than false.
 * A template with an undefined slot is not used.
 */
export type Slots = Readonly<Record<string, string | boolean | undefined>>;

const SLOT = /\{(if:)?([^}]+)\}/g;

export const fillSlots = (template: string, slots: Slots, random: Random): string =>
  template
    .replace(/\[([^\]]*)\]/g, (_, choices: string) => random.pick(choices.split("|")))
    .replace(SLOT, (_, condition: string | undefined, slot: string) =>
      condition ? "" : String(slots[slot] ?? ""),
    )
    .trim();

export const fillTemplate = (template: string, slots: Slots, random: Random): string =>
  fillSlots(template, slots, random).replace(
    /(^|[.!?]\s+)(\p{Lowercase})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

/** A random template whose slots are defined and that `accept` accepts. Null if no template qualifies. */
export function chooseTemplate(
  templates: readonly string[],
  slots: Slots,
  random: Random,
  accept: (template: string) => boolean = () => true,
): string | null {
  const isDefined = (slot: string) => slots[slot] !== undefined && slots[slot] !== false;
  const qualifies = (template: string) =>
    accept(template) && [...template.matchAll(SLOT)].every(([, , slot = ""]) => isDefined(slot));
  for (let attempt = 0; attempt < 8; attempt++) {
    const template = random.pick(templates);
    if (qualifies(template)) return template;
  }
  const matching = templates.filter(qualifies);
  return matching.length > 0 ? random.pick(matching) : null;
}

export const joinWords = (words: readonly (string | number)[]): string =>
  new Intl.ListFormat("en-GB").format(words.map(String));

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

export const numberWord = (number: number): string => NUMBERS[number] ?? String(number);
