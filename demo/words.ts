import { readFileSync } from "node:fs";

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

/** Returns a function that returns the entries of a section of the file, and throws if there is no such section. */
export function readWords(name: string) {
  const sections = readSections(name);
  return (section: string): readonly string[] => {
    const entries = sections.get(section);
    if (!entries) throw new Error(`demo/words/${name}.txt has no section "${section}"`);
    return entries;
  };
}

/** Splits an entry such as "Leeds | West Yorkshire". */
export const columns = (entry: string): string[] => entry.split(" | ");

/** Parses entries such as "west country 46": words with the weight of their probability. */
export const parseWeights = (entries: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    entries.map((entry) => {
      const space = entry.lastIndexOf(" ");
      return [entry.slice(0, space), Number(entry.slice(space + 1))];
    }),
  );

const weights = readWords("weights");
export const readWeights = (section: string) => parseWeights(weights(section));
