import { pipeline } from "node:stream";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { CsvError, type Options, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { FileProblem } from "#server/refusal.ts";
import { type CompanyCsvColumn, columnOf, type Header, readHeader } from "./columns.ts";

export interface TableRow {
  line: number;
  cells: ReadonlyMap<CompanyCsvColumn, string>;
  hasExtraCells: boolean;
}

export interface Table {
  ignoredColumns: string[];
  rows: TableRow[];
}

const DELIMITERS = [",", ";", "\t", "|"];

const MAX_COLUMNS = 1_000;
/** Empty rows count too: the parser takes 40 µs for each row whose number of cells differs from the first row's. */
const MAX_ROWS = 100_000;
/** A row with the longest allowed texts and a few delivery areas takes a tenth of this. */
const MAX_ROW_BYTES = 1_000_000;
/** In UTF-16 code units. Other requests are served between two slices of the file. */
const SLICE = 2_048;
/** The delimiter and the line with the column titles are searched for in this many characters at the start of the file. */
const SAMPLE = 8_192;

const PARSER_OPTIONS: Options = {
  ltrim: true,
  relax_quotes: true,
  relax_column_count: true,
  max_record_size: MAX_ROW_BYTES,
};

/** The column titles are searched for in this many lines, because a heading, a date or an empty line can precede them. */
const LINES_BEFORE_TITLES = 20;

/** At most `LINES_BEFORE_TITLES` records. Leaves out a last record that the sample cuts off inside quotation marks. */
function firstRecords(delimiter: string, sample: string): string[][] {
  const records: string[][] = [];
  const onRecord = (record: string[]) => void records.push(record);
  try {
    parseAtOnce(sample, { ...PARSER_OPTIONS, delimiter, to: LINES_BEFORE_TITLES, on_record: onRecord });
  } catch {
    // The records before the error are enough.
  }
  return records;
}

const knownTitles = (record: readonly string[]): number => record.filter(columnOf).length;

function delimiterOf(sample: string): string {
  const understood = (delimiter: string) => Math.max(0, ...firstRecords(delimiter, sample).map(knownTitles));
  return DELIMITERS.reduce((best, one) => (understood(one) > understood(best) ? one : best));
}

/**
 * Null if the record has fewer than `fewestKnown` known titles, or no column for the name or the id. A line above the table can
 * be such a record.
 */
function headerOf(titles: readonly string[], fewestKnown: number): Header | null {
  if (knownTitles(titles) < fewestKnown) return null;
  const header = readHeader(titles);
  return header.columns.has("name") || header.columns.has("id") ? header : null;
}

const NO_HEADER =
  "The first line must name the columns, such as name, location, county, postcode and phone. A file from the export has the right ones.";

/** The companies of a public source have told us nothing, so they must not become public with the rows of this import. */
const asDrafts = (file: string, from: string) =>
  `${file} names companies that have told us nothing. They have to become drafts, which nobody sees until they are confirmed, and this import publishes. Whoever runs the server adds them as drafts: npm run import:companies -- FILE --from=${from}`;
const OVERTURE_FILE = asDrafts("A file of Overture Maps", "overture");
const HOUSE_FILE = asDrafts("The file of Companies House", "companies-house");
const JSON_FILE = `This is JSON, not a CSV file. Export the table as CSV and import that. ${OVERTURE_FILE}`;

function publicSourceOf({ columns, ignored }: Header): string | null {
  if (!columns.has("name") && ignored.some((title) => /^names\b/.test(title))) return OVERTURE_FILE;
  return ignored.some((title) => /^\s*SICCode\.SicText/i.test(title)) ? HOUSE_FILE : null;
}

interface ParsedRecord {
  record: string[];
  raw: string;
  info: { lines: number };
}

const isEmpty = (cell: string) => cell.trim() === "";
const lineBreaks = (text: string) => text.split("\n").length - 1;

/** Makes all line ends equal, because the parser counts lines wrongly if line ends differ. */
async function* slices(text: string, delimiter: string): AsyncGenerator<string> {
  const checkWidth = createWidthCheck(delimiter);
  for (let start = 0, end: number; start < text.length; start = end) {
    end = start + SLICE;
    // Never cuts between "\r" and "\n", or between the two halves of a surrogate pair.
    if (/[\r\uD800-\uDBFF]/.test(text.charAt(end - 1))) end += 1;
    const slice = text.slice(start, end).replace(/\r\n?/g, "\n");
    checkWidth(slice);
    yield slice;
    await yieldToEventLoop();
  }
}

/** Refuses too many columns before parsing, because the parser takes seconds for a line of millions of commas. */
function createWidthCheck(delimiter: string): (slice: string) => void {
  let line = 1;
  let columns = 1;
  return (slice) => {
    for (const character of slice) {
      if (character === "\n") [line, columns] = [line + 1, 1];
      else if (character === delimiter) columns += 1;
      if (columns > MAX_COLUMNS)
        throw new FileProblem(
          `Line ${line} has more than 1,000 columns. Delete the empty columns and save the file again.`,
        );
    }
  };
}

function explain(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error;
  return new FileProblem(
    error.code === "CSV_MAX_RECORD_SIZE"
      ? `The file cannot be read from line ${line} on: one row is longer than 1 MB. A quotation mark may not be closed.`
      : `The file cannot be read from line ${line} on: a quotation mark is never closed.`,
  );
}

async function* records(text: string, delimiter: string): AsyncGenerator<{ cells: string[]; line: number }> {
  let linesRead = 0;
  const parser = parse({
    ...PARSER_OPTIONS,
    delimiter,
    info: true,
    raw: true,
    on_record: (record, { lines }) => {
      linesRead = lines;
      return record;
    },
  });
  // The callback does nothing, because the loop below throws the errors of both streams.
  pipeline(slices(text, delimiter), parser, () => {});
  try {
    for await (const { record, raw, info } of parser as AsyncIterable<ParsedRecord>) {
      yield { cells: record, line: info.lines - lineBreaks(raw.trimEnd()) };
    }
  } catch (error) {
    throw explain(error, linesRead + 1);
  }
}

export async function readTable(text: string): Promise<Table> {
  if (/^\s*[{[]\s*["{\]]/.test(text)) throw new FileProblem(JSON_FILE);
  // Excel reads the delimiter from a first line such as `sep=;`.
  const named = text.match(/^"?sep=(.)"?[,;\t]*(?:\r\n?|\n)/i);
  const body = named ? text.slice(named[0].length) : text;
  const rows: TableRow[] = [];
  let header: Header | null = null;
  let titles: readonly string[] = [];
  let [read, above] = [0, 0];
  const sample = body.slice(0, SAMPLE);
  const delimiter = named?.[1] ?? delimiterOf(sample);
  // Prefers a line with at least two known columns as the header, because a table with only one known column is rare.
  const fewestKnown = firstRecords(delimiter, sample).some((record) => headerOf(record, 2)) ? 2 : 1;
  for await (const { cells, line } of records(body, delimiter)) {
    if (++read > MAX_ROWS)
      throw new FileProblem("The file has more than 100,000 rows. Split it into smaller files.");
    if (cells.every(isEmpty)) continue;
    if (!header) {
      [titles, header, above] = [cells, headerOf(cells, fewestKnown), above + 1];
      const source = header && publicSourceOf(header);
      if (source) throw new FileProblem(source);
      if (!header && above >= LINES_BEFORE_TITLES) throw new FileProblem(NO_HEADER);
    } else if (!isSameRecord(cells, titles)) rows.push(toRow(header, cells, named ? line + 1 : line));
  }
  if (!header) throw new FileProblem(above > 0 ? NO_HEADER : "The file is empty.");
  return { ignoredColumns: header.ignored, rows };
}

/** A file that was joined from several files repeats the line that names the columns. */
const isSameRecord = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((cell, at) => cell.trim() === other[at]?.trim());

/** The parser keeps quotation marks around a cell if spaces follow them, as in `"a" `. */
const withoutQuotes = (cell: string) =>
  cell.replace(/^"(.*)"\s+$/s, (_, inside: string) => inside.replaceAll('""', '"'));

function toRow({ columns, width }: Header, record: readonly string[], line: number): TableRow {
  const cells = new Map<CompanyCsvColumn, string>();
  for (const [column, positions] of columns) {
    const at = positions.find((at) => !isEmpty(record[at] ?? "")) ?? positions[0] ?? width;
    const cell = record[at];
    if (cell !== undefined) cells.set(column, withoutQuotes(cell));
  }
  return { line, cells, hasExtraCells: !record.slice(width).every(isEmpty) };
}
