import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

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

const weights = readWords("weights");

/** Reads entries such as "recycling 15": words with the weight of their probability. */
export const readWeights = (section: string): Record<string, number> =>
  Object.fromEntries(
    weights(section).map((entry) => {
      const space = entry.lastIndexOf(" ");
      return [entry.slice(0, space), Number(entry.slice(space + 1))];
    }),
  );

/** Reads `demo/tables/<name>.csv`. Cells with a number are numbers. */
export const readDemoTable = <Row>(name: string): Row[] => readCsv<Row>(`demo/tables/${name}.csv`, {});

/** Reads a table, with other names for some of its columns. */
export const readCsv = <Row>(path: string, names: Readonly<Record<string, string>>): Row[] =>
  parse<Row, unknown>(readFileSync(path), {
    bom: true,
    cast: true,
    columns: (header: string[]) => header.map((name) => names[name] ?? name),
  });
