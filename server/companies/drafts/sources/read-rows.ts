import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { FileProblem } from "#server/refusal.ts";
import { decodeParts } from "../../csv/decode.ts";
import { NESTED, readNested } from "../../csv/read-nested.ts";
import { RECORD_SEPARATOR, readFeatures } from "./read-features.ts";
import type { CellReader } from "./source-record.ts";

/** A real row takes about a thousandth of this. */
const MAX_ROW_BYTES = 1_000_000;
/** The headings are searched for in this many lines, because a title, an empty line or "sep=;" can precede them. */
const LINES_BEFORE_HEADINGS = 20;

export async function* readRows(path: string, required: readonly string[]): AsyncGenerator<CellReader> {
  const parts = decodeParts(createReadStream(path));
  const first = await parts.next().catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new FileProblem(`There is no file ${path}`) : error;
  });
  const start = first.value ?? "";
  if (start.trim() === "") throw new FileProblem("The file is empty.");
  async function* all() {
    yield start;
    yield* parts;
  }
  if (/^[{[]/.test(start.replaceAll(RECORD_SEPARATOR, "").trimStart()))
    for await (const properties of readFeatures(all())) yield cellReader(properties);
  else yield* readTable(all(), layoutOf(start, required), required);
}

/** Line 1 and a comma if no line has all required headings. */
function layoutOf(start: string, required: readonly string[]): { line: number; delimiter: string } {
  for (const [at, text] of start.split(/\r\n?|\n/, LINES_BEFORE_HEADINGS).entries()) {
    const count = (delimiter: string) => text.split(delimiter).length;
    const delimiter = [",", ";", "\t", "|"].reduce((best, one) => (count(one) > count(best) ? one : best));
    const headings = text.split(delimiter).map((title) => plainHeading(title.replace(/^\W+|\W+$/g, "")));
    if (required.every((one) => headings.includes(plainHeading(one)))) return { line: at + 1, delimiter };
  }
  return { line: 1, delimiter: "," };
}

async function* readTable(
  parts: AsyncIterable<string>,
  { line, delimiter }: ReturnType<typeof layoutOf>,
  required: readonly string[],
): AsyncGenerator<CellReader> {
  const parser = Readable.from(parts).pipe(
    parse({
      bom: true,
      delimiter,
      from_line: line,
      record_delimiter: ["\r\n", "\n", "\r"],
      // Some headings of Companies House begin with a space.
      columns: (titles: string[]) => {
        const headings = titles.map((title) => plainHeading(title.trim()));
        const missing = required.find((heading) => !headings.includes(plainHeading(heading)));
        if (missing === undefined) return headings;
        throw new FileProblem(`The first line has no column "${missing}", so this is another file.`);
      },
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_BYTES,
    }),
  );
  try {
    for await (const row of parser as AsyncIterable<Record<string, string>>) {
      // A row without nested values does not need the slow `cellReader`. The file of Companies House has millions of such rows.
      const isNested = Object.values(row).some((cell) => NESTED.some((start) => cell.startsWith(start)));
      yield isNested ? cellReader(row) : (heading) => row[plainHeading(heading)] ?? "";
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileProblem(`The file cannot be read: ${error.message}`) : error;
  }
}

function plainHeading(heading: string): string {
  const known = PLAIN_HEADINGS.get(heading);
  if (known !== undefined) return known;
  const plain = heading.toLowerCase().replace(/[^a-z0-9]+/g, "_");
  PLAIN_HEADINGS.set(heading, plain);
  return plain;
}
const PLAIN_HEADINGS = new Map<string, string>();

function cellReader(row: object): CellReader {
  const flat = flatten(row);
  return (heading) => flat.get(plainHeading(heading)) ?? "";
}

function flatten(value: object, prefix = "", into = new Map<string, string>()): Map<string, string> {
  for (const [key, stored] of Object.entries(value)) {
    const inner = typeof stored === "string" ? readNested(stored) : stored;
    const path = `${prefix}${plainHeading(key)}`;
    if (Array.isArray(inner) && inner.every((item) => typeof item !== "object"))
      into.set(path, inner.join("\n"));
    else if (Array.isArray(inner)) flatten(inner[0] ?? {}, `${path}_`, into);
    else if (inner && typeof inner === "object") flatten(inner, `${path}_`, into);
    else if (inner !== null && inner !== undefined) into.set(path, String(inner).trim());
  }
  return into;
}
