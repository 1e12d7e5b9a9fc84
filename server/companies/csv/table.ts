import { setImmediate as breathe } from "node:timers/promises";
import { CsvError, type Options, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { type Column, columnOf, type Header, readHeader } from "./columns.ts";
import { FileProblem } from "./file-problem.ts";

export interface TableRow {
  /** Where the row begins; the first line of the file is 1. */
  line: number;
  cells: ReadonlyMap<Column, string>;
  /** More cells than the header has columns, and something in them. */
  hasExtraCells: boolean;
}

export interface Table {
  ignoredColumns: string[];
  rows: TableRow[];
}

const DELIMITERS = [",", ";", "\t", "|"];

const TOLERANT: Options = {
  ltrim: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_records_with_empty_values: true,
};

/** So that a large file does not keep everybody else waiting. */
const ROWS_BETWEEN_BREATHS = 500;

function titlesWith(delimiter: string, text: string): string[] {
  try {
    return parseAtOnce(text, { ...TOLERANT, delimiter, to: 1 })[0] ?? [];
  } catch {
    return [];
  }
}

/** The delimiter by which most titles are understood. */
function delimiterOf(text: string): string {
  const understood = (delimiter: string) => titlesWith(delimiter, text).filter(columnOf).length;
  return DELIMITERS.reduce((best, one) => (understood(one) > understood(best) ? one : best));
}

function headerOf(titles: readonly string[]): Header {
  const header = readHeader(titles);
  if (header.columns.includes("name") || header.columns.includes("id")) return header;
  throw new FileProblem(
    "The first line must name the columns, such as name, location, county, postcode and phone. A file from the export has the right ones.",
  );
}

interface ParsedRecord {
  record: string[];
  raw: string;
  info: { lines: number };
}

const lineBreaks = (text: string) => text.split("\n").length - 1;

async function* records(text: string, delimiter: string): AsyncGenerator<{ cells: string[]; line: number }> {
  let linesRead = 0;
  const parser = parse({
    ...TOLERANT,
    delimiter,
    info: true,
    raw: true,
    on_record: (record, { lines }) => {
      linesRead = lines;
      return record;
    },
  });
  parser.end(text);
  let read = 0;
  try {
    for await (const { record, raw, info } of parser as AsyncIterable<ParsedRecord>) {
      if (++read % ROWS_BETWEEN_BREATHS === 0) await breathe();
      yield { cells: record, line: info.lines - lineBreaks(raw.trimEnd()) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileProblem(
      `The file cannot be read from line ${linesRead + 1} on: a quotation mark is never closed.`,
    );
  }
}

/** The rows of a CSV file as other programs write them: any usual delimiter, line end and quoting. */
export async function readTable(text: string): Promise<Table> {
  // The parser counts lines rightly only when all of them end alike.
  const lines = text.replace(/\r\n?/g, "\n");
  // Excel's own way to name the delimiter.
  const named = lines.match(/^sep=(.)\n/i);
  const body = named ? lines.slice(named[0].length) : lines;
  const rows: TableRow[] = [];
  let header: Header | null = null;
  for await (const { cells, line } of records(body, named?.[1] ?? delimiterOf(body))) {
    if (header) rows.push(toRow(header, cells, named ? line + 1 : line));
    else header = headerOf(cells);
  }
  if (!header) throw new FileProblem("The file is empty.");
  return { ignoredColumns: header.ignored, rows };
}

/** The parser leaves quotation marks that a space follows. */
const withoutQuotes = (cell: string) =>
  cell.replace(/^"(.*)"\s+$/s, (_, inside: string) => inside.replaceAll('""', '"'));

function toRow({ columns }: Header, record: readonly string[], line: number): TableRow {
  const cells = new Map<Column, string>();
  for (const [at, column] of columns.entries()) {
    const cell = record[at];
    if (column !== null && cell !== undefined) cells.set(column, withoutQuotes(cell));
  }
  return { line, cells, hasExtraCells: record.slice(columns.length).some((cell) => cell.trim() !== "") };
}
