import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { CsvError, type Options, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { type Column, columnOf, type Header, readHeader } from "./columns.ts";
import { FileProblem } from "./file-problem.ts";

export interface TableRow {
  /** The line where the row begins, counted from 1. */
  line: number;
  cells: ReadonlyMap<Column, string>;
  /** The row has non-empty cells beyond the columns of the header. */
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

/** A large file would otherwise block all other requests. */
const ROWS_BETWEEN_YIELDS = 500;

function titlesWith(delimiter: string, text: string): string[] {
  try {
    return parseAtOnce(text, { ...TOLERANT, delimiter, to: 1 })[0] ?? [];
  } catch {
    return [];
  }
}

/** The delimiter with which the most titles are known columns. */
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
      if (++read % ROWS_BETWEEN_YIELDS === 0) await yieldToEventLoop();
      yield { cells: record, line: info.lines - lineBreaks(raw.trimEnd()) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileProblem(
      `The file cannot be read from line ${linesRead + 1} on: a quotation mark is never closed.`,
    );
  }
}

/** Parses a CSV file of any program: with comma, semicolon, tab or bar, and any line end and quoting. */
export async function readTable(text: string): Promise<Table> {
  // The parser counts lines correctly only if all have the same line end.
  const lines = text.replace(/\r\n?/g, "\n");
  // Excel names the delimiter in a first line such as `sep=;`.
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

/** Removes quotation marks followed by a space, which the parser keeps. */
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
