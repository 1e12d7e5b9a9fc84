import { crc32 } from "node:zlib";
import { type ByteArena, createByteArena } from "./byte-arena.ts";
import type { Columns } from "./columns.ts";
import { createSharedJson } from "./shared-json.ts";

/** Freeing less than 1 MiB is not worth a compaction. */
const MIN_REPLACED_BYTES = 1024 * 1024;
/** Moving this many records takes 1 to 2 ms. */
const MOVES_PER_STEP = 500;

/** A UTF-16 code unit takes at most three bytes in UTF-8. */
const MAX_BYTES_PER_CHARACTER = 3;
const BRACE = "}".charCodeAt(0);

/**
 * The JSON of companies and of their reviews, by slot. Positions, lengths and checksums are columns, so that a list is
 * concatenated without first reading the records themselves. Two parts that many companies have in common are stored once.
 */
export function createJsonStore(columns: Columns) {
  const arena = createByteArena();
  const encode = createEncoder();
  const shared = createSharedJson(columns);
  const totalBytes = { current: 0, replaced: 0 };

  const companyBytes = (slot: number) => columns.companyBytes[slot] as number;
  /** The number of bytes of a company's JSON that are not shared, without the closing brace. */
  const ownBytes = (slot: number) => companyBytes(slot) - shared.bytes(slot) - 1;
  const recordBytes = (slot: number) => ownBytes(slot) + (columns.reviewsBytes[slot] as number);

  /** Copies a company's JSON without its closing brace, so that a field can follow. Returns the end of the copy. */
  function copyOpenObject(slot: number, target: Buffer, at: number): number {
    const { chunk, start } = arena.locate(columns.jsonPosition[slot] as number);
    const [middle, end] = [shared.middleOf(slot), shared.endOf(slot)];
    const ownEnd = start + companyBytes(slot) - middle.length - end.length - 1;
    const split = ownEnd - (columns.bytesAfterMiddle[slot] as number);
    let to = at + chunk.copy(target, at, start, split);
    target.set(middle, to);
    to += middle.length;
    if (split < ownEnd) to += chunk.copy(target, to, split, ownEnd);
    target.set(end, to);
    return to + end.length;
  }

  return {
    write(slot: number, company: string, reviews: string): void {
      const { bytes, firstLength } = encode(company, reviews);
      columns.companyBytes[slot] = firstLength;
      columns.reviewsBytes[slot] = bytes.length - firstLength;
      columns.checksum[slot] = crc32(bytes);
      const { split, resume, end } = shared.write(slot, bytes.subarray(0, firstLength - 1));
      const position = arena.allocate(recordBytes(slot));
      const { chunk, start } = arena.locate(position);
      columns.jsonPosition[slot] = position;
      const at = start + bytes.copy(chunk, start, 0, split);
      bytes.copy(chunk, at + bytes.copy(chunk, at, resume, end), firstLength);
      totalBytes.current += recordBytes(slot);
    },
    /** Counts a record as replaced. Compaction frees its bytes. */
    remove(slot: number): void {
      totalBytes.current -= recordBytes(slot);
      totalBytes.replaced += recordBytes(slot);
    },
    company(slot: number): string {
      const json = Buffer.allocUnsafe(companyBytes(slot));
      json[copyOpenObject(slot, json, 0)] = BRACE;
      return json.toString();
    },
    reviews(slot: number): string {
      const { chunk, start } = arena.locate(columns.jsonPosition[slot] as number);
      return chunk.toString("utf8", start + ownBytes(slot), start + recordBytes(slot));
    },
    companyBytes,
    /** CRC-32 of the company and its reviews. */
    checksum: (slot: number): number => columns.checksum[slot] as number,
    copyOpenObject,
    /** Whether replaced records take at least 1 MiB more than current ones. */
    needsCompaction: () => totalBytes.replaced >= totalBytes.current + MIN_REPLACED_BYTES,
    /**
     * Copies the records of these slots into new chunks, in this order, and frees the old chunks. Records written meanwhile are
     * in new chunks already and are skipped. The slots must include every current record. Yields between steps, so that reads
     * and writes can run in between.
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

/** Encodes two texts one after the other into a buffer that the next call uses again. */
function createEncoder() {
  let buffer = Buffer.alloc(0);
  return (first: string, second: string) => {
    const maxBytes = (first.length + second.length) * MAX_BYTES_PER_CHARACTER;
    if (buffer.length < maxBytes) buffer = Buffer.allocUnsafeSlow(maxBytes * 2);
    const firstLength = buffer.write(first);
    return { bytes: buffer.subarray(0, firstLength + buffer.write(second, firstLength)), firstLength };
  };
}
