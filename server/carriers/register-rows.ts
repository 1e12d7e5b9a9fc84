import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { FileProblem } from "#server/refusal.ts";
import { unpacked } from "./unpack-file.ts";

/** The titles of each column, of which the first one is named if the column is missing. */
export type Columns<Field extends string> = Readonly<Record<Field, readonly string[]>>;

export interface RegisterRow<Field extends string> {
  /** The trimmed cell. Empty for an optional column that the file lacks. */
  cell(field: Field): string;
  /** True if the row has fewer cells than the first line. */
  isCutOff: boolean;
}

/** A row takes about 1,000 bytes. */
const MAX_ROW_BYTES = 1_000_000;

/** Titles differ in capitals and spaces: " CompanyNumber", "Registration number", "registration_number". */
const plain = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, "");

/** Finds the columns by their titles. `missing` has the first title of each required column that is absent. */
export function findColumns<Field extends string>(
  titles: readonly string[],
  columns: Columns<Field>,
  optional: readonly Field[] = [],
): { at: Readonly<Record<Field, number>>; missing: string[] } {
  const known = titles.map(plain);
  const fields = Object.keys(columns) as Field[];
  const positions = fields.map((field) => {
    const names = columns[field].map(plain);
    return [field, known.findIndex((title) => names.includes(title))] as const;
  });
  const missing = positions.flatMap(([field, at]) =>
    at === -1 && !optional.includes(field) ? [columns[field][0] ?? field] : [],
  );
  return { at: Object.fromEntries(positions) as Record<Field, number>, missing };
}

interface Reading<Field extends string> {
  content: Readable;
  /** Finds the columns in the first line. Throws if the file is none of the expected ones. */
  readTitles(titles: readonly string[]): Readonly<Record<Field, number>>;
  /** Called for each row after the first line. `row` is valid during the call only. */
  onRow(row: RegisterRow<Field>, rows: number): void;
}

/** Reads a register's file row by row, so that millions of rows take little memory. Returns the number of rows. */
export async function readRegisterRows<Field extends string>(reading: Reading<Field>): Promise<number> {
  let at: Readonly<Record<Field, number>> | null = null;
  let [width, rows] = [0, 0];
  let record: readonly string[] = [];
  const row: RegisterRow<Field> = {
    cell: (field) => (at && record[at[field]]?.trim()) ?? "",
    isCutOff: false,
  };
  const onRecord = (cells: string[]): null => {
    if (!at) {
      [at, width] = [reading.readTitles(cells), cells.length];
    } else {
      rows += 1;
      record = cells;
      row.isCutOff = cells.length < width;
      reading.onRow(row, rows);
    }
    return null;
  };
  await parseFile(reading.content, onRecord);
  if (!at) throw new FileProblem("The file is empty.");
  if (row.isCutOff) throw new FileProblem("The file ends in the middle of a row. Download it again.");
  return rows;
}

async function parseFile(content: Readable, onRecord: (cells: string[]) => null): Promise<void> {
  const parser = parse({
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
    // Returning null keeps the record out of the stream, which is several times faster for millions of rows.
    on_record: onRecord,
  });
  try {
    await pipeline(content, unpacked, parser, async (records) => {
      for await (const _ of records);
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileProblem(`The file is no CSV file, or it is damaged: ${error.message}.`);
  }
}
