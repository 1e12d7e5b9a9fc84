import { Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createInflateRaw } from "node:zlib";
import { CsvError, parse } from "csv-parse";
import { FileProblem } from "#server/refusal.ts";

/** The titles that each column can have. If the column is missing, messages name the first title. */
export type Columns<Field extends string> = Readonly<Record<Field, readonly string[]>>;

export interface RegisterRow<Field extends string> {
  cell(field: Field): string;
  isCutOff: boolean;
}

/** A row usually has about 1,000 bytes. */
const MAX_ROW_BYTES = 1_000_000;

/** Titles differ in capitals and spaces: " CompanyNumber", "Registration number", "registration_number". */
const plain = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, "");

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

/**
 * Calls `onRow` for each row as it arrives, so that millions of rows take little memory. `readTitles` returns the position of
 * each column, and throws if the file is not of an expected kind.
 */
export async function readRegisterRows<Field extends string>(
  content: Readable,
  readTitles: (titles: readonly string[]) => Readonly<Record<Field, number>>,
  onRow: (row: RegisterRow<Field>) => void,
): Promise<number> {
  let at: Readonly<Record<Field, number>> | null = null;
  let [width, rows] = [0, 0];
  let record: readonly string[] = [];
  const row: RegisterRow<Field> = {
    cell: (field) => (at && record[at[field]]?.trim()) ?? "",
    isCutOff: false,
  };
  const onRecord = (cells: string[]): null => {
    if (!at) {
      [at, width] = [readTitles(cells), cells.length];
    } else {
      rows += 1;
      record = cells;
      row.isCutOff = cells.length < width;
      onRow(row);
    }
    return null;
  };
  await parseFile(content, onRecord);
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

/** The layout of a ZIP file, in bytes: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.7 and 4.3.16. */
const SIGNATURE = "PK\u0003\u0004";
const ENTRY = { bytes: 30, flags: 6, method: 8, nameLength: 26, extraLength: 28 };
const END = { bytes: 22, signature: "PK\u0005\u0006", entries: 10 };
const ENCRYPTED = 1;
const DEFLATED = 8;
const GZIP = "\u001f\u008b";

/** The ZIP files of registers end with a comment of at most this many bytes. */
const MOST_COMMENT = 1_000;

const NOT_CSV =
  "This is a spreadsheet or a ZIP file with more than one CSV file. Save it as CSV, or unpack it and send one file.";
const DAMAGED = "The file arrived damaged. Please send it again.";

/**
 * Unpacks a gzip or ZIP file while it arrives, because the unpacked file can be larger than memory and disk. Passes other files
 * on unchanged.
 */
async function* unpacked(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = file[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  const fill = async (bytes: number) => {
    while (start.length < bytes) {
      const { value, done } = await chunks.next();
      if (done) return;
      start = Buffer.concat([start, value]);
    }
  };
  await fill(ENTRY.bytes);
  const begins = (signature: string) => start.toString("latin1", 0, signature.length) === signature;
  if (begins(GZIP)) return yield* inflated(Readable.from(joined(start, chunks)), createGunzip());
  if (!begins(SIGNATURE)) return yield* joined(start, chunks);
  if (start.length < ENTRY.bytes) throw new FileProblem(NOT_CSV);
  const nameEnd = ENTRY.bytes + start.readUInt16LE(ENTRY.nameLength);
  const dataStart = nameEnd + start.readUInt16LE(ENTRY.extraLength);
  await fill(dataStart);
  const isReadable =
    start.readUInt16LE(ENTRY.method) === DEFLATED && !(start.readUInt16LE(ENTRY.flags) & ENCRYPTED);
  if (!isReadable || !/\.(csv|txt)$/i.test(start.toString("utf8", ENTRY.bytes, nameEnd)))
    throw new FileProblem(NOT_CSV);
  let last = Buffer.alloc(0);
  async function* data() {
    for await (const chunk of joined(start.subarray(dataStart), chunks)) {
      last = Buffer.concat([last, chunk]).subarray(-(END.bytes + MOST_COMMENT));
      yield chunk;
    }
  }
  const rest = Readable.from(data());
  yield* inflated(rest, createInflateRaw());
  // Reads the rest of the file, so that `last` contains the end record of the ZIP file.
  for await (const _ of rest);
  const end = last.lastIndexOf(END.signature, undefined, "latin1");
  if (end === -1) throw new FileProblem(DAMAGED);
  if (last.readUInt16LE(end + END.entries) !== 1) throw new FileProblem(NOT_CSV);
}

async function* joined(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* inflated(content: Readable, inflate: Transform): AsyncGenerator<Buffer> {
  content.on("error", (error) => inflate.destroy(error));
  try {
    yield* content.pipe(inflate);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code?.startsWith("Z_") ? new FileProblem(DAMAGED) : error;
  }
}

/** A file counts as incomplete if more than this share of the companies' numbers is newly missing in it. */
const MOST_MISSING = 0.5;
/** With fewer numbers, a file never counts as incomplete. */
const FEWEST_TO_DOUBT = 10;

export const countsAsIncomplete = (numbers: number, missing: number): boolean =>
  numbers >= FEWEST_TO_DOUBT && missing > numbers * MOST_MISSING;

export const INCOMPLETE =
  "More than half of the numbers are not in the file, so it may be incomplete: their absence is not recorded.";
