import { crc32 } from "node:zlib";
import { createTexts } from "./byte-arena.ts";
import type { Columns } from "./columns.ts";
import type { PackedRecord } from "./packed-company.ts";

/** Before the JSON stands how many bytes its reviews have. */
const HEAD_BYTES = 4;

/**
 * The JSON of companies and their reviews, by slot. Where each begins, how long a company's is and its checksum stand in
 * columns: a list is copied together without waiting for one far piece of memory to say how much of it to take.
 */
export function createStoredJson(columns: Columns) {
  const texts = createTexts();

  const companyLength = (slot: number) => columns.companyLength[slot] as number;

  /** Where in its piece of memory the JSON begins, and the piece. */
  function find(slot: number): { chunk: Buffer; start: number } {
    const position = columns.position[slot] as number;
    return { chunk: texts.chunkOf(position), start: texts.startOf(position) + HEAD_BYTES };
  }

  function json(slot: number): Buffer {
    const { chunk, start } = find(slot);
    return chunk.subarray(start, start + companyLength(slot) + chunk.readUInt32LE(start - HEAD_BYTES));
  }

  /** Of all its JSON. It is 0 until somebody needs it. */
  function checksum(slot: number): number {
    const known = columns.checksum[slot] as number;
    if (known !== 0) return known;
    const made = crc32(json(slot));
    columns.checksum[slot] = made;
    return made;
  }

  return {
    /** Puts a record in the place of the one that was there. */
    write(slot: number, { json, companyLength }: Pick<PackedRecord, "json" | "companyLength">): void {
      const position = texts.reserve(HEAD_BYTES + json.length);
      const [chunk, start] = [texts.chunkOf(position), texts.startOf(position)];
      chunk.writeUInt32LE(json.length - companyLength, start);
      json.copy(chunk, start + HEAD_BYTES);
      columns.position[slot] = position;
      columns.companyLength[slot] = companyLength;
      columns.checksum[slot] = 0;
    },
    /** Moves it to where the next one would be written. */
    move(slot: number): void {
      checksum(slot);
      const { chunk, start } = find(slot);
      const { length } = json(slot);
      const position = texts.reserve(HEAD_BYTES + length);
      chunk.copy(texts.chunkOf(position), texts.startOf(position), start - HEAD_BYTES, start + length);
      columns.position[slot] = position;
    },
    startAnew: texts.startAnew,
    dropBefore: texts.dropBefore,
    settle: texts.settle,
    json,
    companyLength,
    checksum,
    company: (slot: number): string => json(slot).toString("utf8", 0, companyLength(slot)),
    reviews: (slot: number): string => json(slot).toString("utf8", companyLength(slot)),
    /** Copies a company's JSON without its last bracket; answers where the copy ends. */
    copyOpen(slot: number, into: Buffer, at: number): number {
      const { chunk, start } = find(slot);
      return at + chunk.copy(into, at, start, start + companyLength(slot) - 1);
    },
  };
}
