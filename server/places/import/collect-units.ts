import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { FileProblem } from "#server/refusal.ts";
import { packCouncils } from "../postcodes/packed-councils.ts";
import { packUnits, unitKey } from "../postcodes/packed-units.ts";
import type { PostcodeFile, PostcodeTable } from "./postcode-file.ts";
import { type PostcodeRow, type RowReader, rowReader } from "./postcode-row.ts";

export type UnitCounts = Record<"units" | "retired" | "unplaced" | "broken", number>;

interface Listener {
  /** Called after each chunk of the file, with the chunk's length in bytes and the counts of all tables so far. */
  onProgress(bytes: number, counts: UnitCounts): void;
  onBrokenRow(where: string): void;
}

const MAX_BROKEN_SHARE = 0.1;

/** Throws a `FileProblem` for an unusable file. */
export async function collectUnits(file: PostcodeFile, { onProgress, onBrokenRow }: Listener) {
  /** `units` is a flat list of key, latitude and longitude for `packUnits`. `councils` has the council number of each unit. */
  const byDistrict = new Map<string, { units: number[]; councils: number[] }>();
  const counts: UnitCounts = { units: 0, retired: 0, unplaced: 0, broken: 0 };
  for (const table of file.tables)
    await readTable(table, {
      onChunk: (bytes) => onProgress(bytes, counts),
      onRow(row, line) {
        counts[row.kind] += 1;
        if (row.kind === "broken") onBrokenRow(`${table.name}, line ${line}`);
        if (row.kind !== "units") return;
        const { units, councils } = byDistrict.get(row.district) ?? { units: [], councils: [] };
        byDistrict.set(row.district, { units, councils });
        units.push(unitKey(row.inward), row.latitude, row.longitude);
        councils.push(row.council);
      },
    });
  const rows = counts.units + counts.retired + counts.unplaced + counts.broken;
  if (counts.units === 0) throw new FileProblem("The file holds no postcode that is in use");
  if (counts.broken > rows * MAX_BROKEN_SHARE)
    throw new FileProblem(`${counts.broken} of ${rows} rows cannot be read: this is not a postcode file`);
  const districts = [...byDistrict].map(([district, { units, councils }]) => ({
    district,
    units: packUnits(units),
    councils: packCouncils(units, councils),
  }));
  const byCouncil = new Map<number, number>();
  for (const council of [...byDistrict.values()].flatMap(({ councils }) => councils))
    if (council !== 0) byCouncil.set(council, (byCouncil.get(council) ?? 0) + 1);
  return { districts, counts, byCouncil };
}

interface TableListener {
  onChunk(bytes: number): void;
  onRow(row: PostcodeRow, line: number): void;
}

/** A real row has a few hundred bytes. */
const MAX_ROW_BYTES = 100_000;
const LINE_BREAK = 0x0a;

async function readTable({ name, open }: PostcodeTable, { onChunk, onRow }: TableListener): Promise<void> {
  let reader: RowReader | null = null;
  let lastChunk = Buffer.alloc(0);
  let cutOffAt: number | null = null;
  const parser = parse({
    ...{ bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true },
    max_record_size: MAX_ROW_BYTES,
    // Returning null keeps the row out of the stream, which is several times faster for millions of rows.
    on_record(fields: string[], { lines }) {
      const isFirst = reader === null;
      reader ??= rowReader(fields);
      if (!reader) throw new FileProblem(wrongColumns(name));
      cutOffAt = fields.length < reader.width ? lines : null;
      if (!isFirst || !reader.header) onRow(reader.read(fields), lines);
      return null;
    },
  });
  /** Reports a chunk when the next one is wanted. Its rows are then parsed. */
  async function* watched(chunks: AsyncIterable<Buffer<ArrayBuffer>>) {
    for await (const chunk of chunks) {
      if (lastChunk.length > 0) onChunk(lastChunk.length);
      lastChunk = chunk;
      yield chunk;
    }
  }
  try {
    await pipeline(await open(), watched, parser, async (rows) => {
      for await (const _ of rows);
    });
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem(unreadable(name, error as Error));
  }
  if (cutOffAt !== null && lastChunk.at(-1) !== LINE_BREAK) throw new FileProblem(cutOff(name, cutOffAt));
  onChunk(lastChunk.length);
}

const unreadable = (name: string, error: Error): string =>
  error instanceof CsvError && error.code === "CSV_QUOTE_NOT_CLOSED"
    ? cutOff(name, Number(error.lines))
    : `${name} cannot be read to its end: ${error.message}`;

const cutOff = (name: string, line: number): string => `${name} is cut off in line ${line}`;

const wrongColumns = (name: string): string =>
  `${name} has neither the columns of the ONS Postcode Directory (pcds, lat, long) nor those of Code-Point Open`;
