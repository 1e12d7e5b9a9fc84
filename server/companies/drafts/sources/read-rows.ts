import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { CsvError, parse } from "csv-parse";
import { FileProblem } from "#server/refusal.ts";
import { RECORD_SEPARATOR, readFeatures } from "./read-features.ts";
import type { CellReader } from "./source-record.ts";

/** A row takes about a thousandth of this. */
const MAX_ROW_BYTES = 1_000_000;
/** The line with the headings takes less. */
const START_BYTES = 8_192;

/** Yields the rows of a CSV file or the features of a GeoJSON file. */
export async function* readRows(path: string, required: readonly string[]): AsyncGenerator<CellReader> {
  const start = await readStart(path);
  yield* /^[{[]/.test(start) ? readGeoJson(path) : readTable(path, required, delimiterOf(start));
}

/** The delimiter that stands most often in the line with the headings. */
function delimiterOf(start: string): string {
  const count = (delimiter: string) => start.split("\n", 1)[0]?.split(delimiter).length ?? 0;
  return [",", ";", "\t", "|"].reduce((best, one) => (count(one) > count(best) ? one : best));
}

async function readStart(path: string): Promise<string> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new FileProblem(`There is no file ${path}`) : error;
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.toString("utf8", 0, bytesRead).replaceAll(RECORD_SEPARATOR, "").trimStart();
  } finally {
    await file.close();
  }
}

async function* readTable(
  path: string,
  required: readonly string[],
  delimiter: string,
): AsyncGenerator<CellReader> {
  const parser = createReadStream(path).pipe(
    parse({
      bom: true,
      delimiter,
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
      // Most tables have no nested values, and Companies House's has millions of rows.
      const isNested = Object.values(row).some((cell) => cell.startsWith("{") || cell.startsWith("["));
      yield isNested ? cellReader(row) : (heading) => row[plainHeading(heading)] ?? "";
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileProblem(`The file cannot be read: ${error.message}`) : error;
  }
}

async function* readGeoJson(path: string): AsyncGenerator<CellReader> {
  for await (const { geometry, properties, id } of readFeatures(path)) {
    const point = Array.isArray(geometry?.coordinates) ? geometry.coordinates : [];
    yield cellReader({ id, longitude: point[0], latitude: point[1], ...properties });
  }
}

/** Headings of exports differ in capitals and separators: "taxonomy.primary", "taxonomy_primary". */
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

/** The value of a text in which an export wrote an object or a list as JSON. Other texts stay as they are. */
function withoutJson(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*(?:\{\s*"|\[\s*["{])/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * Turns `{ names: { primary: "A" }, phones: ["1", "2"] }` into "names_primary": "A" and "phones": "1\n2". If a list contains
 * objects, only its first element is used.
 */
function flatten(value: object, prefix = "", into = new Map<string, string>()): Map<string, string> {
  for (const [key, stored] of Object.entries(value)) {
    const inner = withoutJson(stored);
    const path = `${prefix}${plainHeading(key)}`;
    if (Array.isArray(inner) && inner.every((item) => typeof item !== "object"))
      into.set(path, inner.join("\n"));
    else if (Array.isArray(inner)) flatten(inner[0] ?? {}, `${path}_`, into);
    else if (inner && typeof inner === "object") flatten(inner, `${path}_`, into);
    else if (inner !== null && inner !== undefined) into.set(path, String(inner).trim());
  }
  return into;
}
