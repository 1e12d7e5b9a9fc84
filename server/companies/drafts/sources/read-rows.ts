import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import { CsvError, parse } from "csv-parse";
import { z } from "zod";
import { FileProblem } from "../../csv/file-problem.ts";
import type { CellReader } from "./source-record.ts";

const feature = z.object({
  type: z.literal("Feature"),
  id: z.unknown().optional(),
  geometry: z.object({ type: z.string(), coordinates: z.unknown().optional() }).nullish(),
  properties: z.record(z.string(), z.unknown()).nullable(),
});
const collection = z.object({ type: z.literal("FeatureCollection"), features: z.array(feature) });

/** A row of either source takes about a thousandth of this. */
const MAX_ROW_BYTES = 1_000_000;

/** Yields the rows of a CSV file, or the features of a GeoJSON file that is one line or has one feature per line. */
export async function* readRows(path: string, required: readonly string[]): AsyncGenerator<CellReader> {
  yield* (await startsWithBrace(path)) ? readFeatures(path) : readTable(path, required);
}

async function startsWithBrace(path: string): Promise<boolean> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new FileProblem(`There is no file ${path}`) : error;
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return /^\W*?[{[]/.test(buffer.toString("utf8", 0, bytesRead).trimStart().slice(0, 2));
  } finally {
    await file.close();
  }
}

async function* readTable(path: string, required: readonly string[]): AsyncGenerator<CellReader> {
  const parser = createReadStream(path).pipe(
    parse({
      bom: true,
      // Some headings of Companies House begin with a space.
      columns: (titles: string[]) => titles.map((title) => title.trim().toLowerCase()),
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_BYTES,
    }),
  );
  let isFirst = true;
  try {
    for await (const row of parser as AsyncIterable<Record<string, string>>) {
      const missing = isFirst && required.find((heading) => !(heading in row));
      if (missing)
        throw new FileProblem(`The first line has no column "${missing}", so this is another file.`);
      isFirst = false;
      yield (heading) => row[heading] ?? "";
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileProblem(`The file cannot be read: ${error.message}`) : error;
  }
}

/** The first character of each line of a GeoJSON text sequence (RFC 8142). */
const RECORD_SEPARATOR = "\u001e";
/** The lines before and after the features, in a document with one feature per line. */
const FRAME = /^(\{\s*"type"\s*:\s*"FeatureCollection".*\[|\]\s*\}?)$/;

async function* readFeatures(path: string): AsyncGenerator<CellReader> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    number += 1;
    const text = (line.startsWith(RECORD_SEPARATOR) ? line.slice(1) : line).replace(/,\s*$/, "").trim();
    if (text === "" || FRAME.test(text)) continue;
    const found = featuresIn(text);
    if (!found)
      throw new FileProblem(
        `Line ${number} is no GeoJSON. Save the places as GeoJSON with one feature on each line.`,
      );
    for (const { geometry, properties, id } of found) {
      const point = Array.isArray(geometry?.coordinates) ? geometry.coordinates : [];
      const flat = flatten({ id, longitude: point[0], latitude: point[1], ...properties });
      yield (heading) => flat.get(heading) ?? "";
    }
  }
}

function featuresIn(text: string): z.output<typeof feature>[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const one = feature.safeParse(value);
  if (one.success) return [one.data];
  return collection.safeParse(value).data?.features ?? null;
}

/**
 * Turns `{ names: { primary: "A" }, phones: ["1", "2"] }` into "names.primary": "A" and "phones": "1\n2". Keys become lower
 * case. If a list contains objects, only its first element is used.
 */
function flatten(value: object, prefix = "", into = new Map<string, string>()): Map<string, string> {
  for (const [key, inner] of Object.entries(value)) {
    const path = `${prefix}${key.toLowerCase()}`;
    if (Array.isArray(inner) && inner.every((item) => typeof item !== "object"))
      into.set(path, inner.join("\n"));
    else if (Array.isArray(inner)) flatten(inner[0] ?? {}, `${path}.`, into);
    else if (inner && typeof inner === "object") flatten(inner, `${path}.`, into);
    else if (inner !== null && inner !== undefined) into.set(path, String(inner).trim());
  }
  return into;
}
