import { crc32 } from "node:zlib";
import { type ByteArena, createByteArena } from "./byte-arena.ts";
import type { Columns } from "./columns.ts";

/** Freeing less than 1 MiB is not worth a compaction. */
const MIN_REPLACED_BYTES = 1024 * 1024;
/** Moving this many records takes 1 to 2 ms. */
const MOVES_PER_STEP = 500;

/**
 * The JSON of companies and of their reviews, by slot. Positions, lengths and checksums are columns, so that a list is
 * concatenated without first reading the records themselves.
 */
export function createJsonStore(columns: Columns) {
  const arena = createByteArena();
  const totalBytes = { current: 0, replaced: 0 };

  const companyBytes = (slot: number) => columns.companyBytes[slot] as number;
  const recordBytes = (slot: number) => companyBytes(slot) + (columns.reviewsBytes[slot] as number);

  function read(slot: number, from: number, to: number): string {
    const { chunk, start } = arena.locate(columns.jsonPosition[slot] as number);
    return chunk.toString("utf8", start + from, start + to);
  }

  return {
    write(slot: number, company: string, reviews: string): void {
      columns.companyBytes[slot] = Buffer.byteLength(company);
      columns.reviewsBytes[slot] = Buffer.byteLength(reviews);
      const length = recordBytes(slot);
      const position = arena.allocate(length);
      const { chunk, start } = arena.locate(position);
      chunk.write(reviews, start + chunk.write(company, start));
      columns.jsonPosition[slot] = position;
      columns.checksum[slot] = crc32(chunk.subarray(start, start + length));
      totalBytes.current += length;
    },
    /** Counts a record as replaced. Compaction frees its bytes. */
    remove(slot: number): void {
      totalBytes.current -= recordBytes(slot);
      totalBytes.replaced += recordBytes(slot);
    },
    company: (slot: number): string => read(slot, 0, companyBytes(slot)),
    reviews: (slot: number): string => read(slot, companyBytes(slot), recordBytes(slot)),
    companyBytes,
    /** CRC-32 of the company and its reviews. */
    checksum: (slot: number): number => columns.checksum[slot] as number,
    /** Copies a company's JSON without its closing brace, so that a field can follow. Returns the end of the copy. */
    copyOpenObject(slot: number, target: Buffer, at: number): number {
      const { chunk, start } = arena.locate(columns.jsonPosition[slot] as number);
      return at + chunk.copy(target, at, start, start + companyBytes(slot) - 1);
    },
    /** Whether replaced records take as much memory as current ones. */
    needsCompaction: () => totalBytes.replaced >= totalBytes.current + MIN_REPLACED_BYTES,
    /**
     * Copies the records of these slots into new chunks, in this order, and frees the old chunks. The slots must include
     * every current record. Yields between steps; reads and writes may happen there.
     */
    *compact(slots: Iterable<number>): Generator<void> {
      const newChunks = arena.startChunk();
      totalBytes.replaced = 0;
      let moved = 0;
      for (const slot of slots) {
        if ((columns.jsonPosition[slot] as number) >= newChunks) continue;
        columns.jsonPosition[slot] = copyToEnd(
          arena,
          columns.jsonPosition[slot] as number,
          recordBytes(slot),
        );
        moved += 1;
        if (moved % MOVES_PER_STEP === 0) yield;
      }
      arena.freeBefore(newChunks);
      arena.trim();
    },
  };
}

/** Returns the position of the copy. */
function copyToEnd(arena: ByteArena, position: number, length: number): number {
  const { chunk, start } = arena.locate(position);
  const copyPosition = arena.allocate(length);
  const copy = arena.locate(copyPosition);
  chunk.copy(copy.chunk, copy.start, start, start + length);
  return copyPosition;
}
