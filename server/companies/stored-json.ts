import { crc32 } from "node:zlib";
import type { PackedRecord } from "./packed.ts";
import { createTexts } from "./texts.ts";

/**
 * Before the JSON stand three numbers: the length of the company's, that of its reviews', and the checksum of both, which
 * is 0 until somebody needs it.
 */
const HEAD = { companyLength: 0, reviewsLength: 4, checksum: 8, bytes: 12 };

/** The JSON of companies and their reviews, by position. */
export function createStoredJson() {
  const texts = createTexts();

  const number = (position: number, at: number) =>
    texts.chunkOf(position).readUInt32LE(texts.startOf(position) + at);
  const companyLength = (position: number) => number(position, HEAD.companyLength);
  const length = (position: number) => companyLength(position) + number(position, HEAD.reviewsLength);

  function json(position: number): Buffer {
    const start = texts.startOf(position) + HEAD.bytes;
    return texts.chunkOf(position).subarray(start, start + length(position));
  }

  function checksum(position: number): number {
    const known = number(position, HEAD.checksum);
    if (known !== 0) return known;
    const made = crc32(json(position));
    texts.chunkOf(position).writeUInt32LE(made, texts.startOf(position) + HEAD.checksum);
    return made;
  }

  return {
    /** Answers the position. */
    add({ json, companyLength }: Pick<PackedRecord, "json" | "companyLength">): number {
      const position = texts.reserve(HEAD.bytes + json.length);
      const [chunk, start] = [texts.chunkOf(position), texts.startOf(position)];
      chunk.writeUInt32LE(companyLength, start + HEAD.companyLength);
      chunk.writeUInt32LE(json.length - companyLength, start + HEAD.reviewsLength);
      chunk.writeUInt32LE(0, start + HEAD.checksum);
      json.copy(chunk, start + HEAD.bytes);
      return position;
    },
    /** Writes the same once more, with its checksum; answers the new position. */
    copy(position: number): number {
      checksum(position);
      const start = texts.startOf(position);
      const end = start + HEAD.bytes + length(position);
      const copy = texts.reserve(end - start);
      texts.chunkOf(position).copy(texts.chunkOf(copy), texts.startOf(copy), start, end);
      return copy;
    },
    startAnew: texts.startAnew,
    dropBefore: texts.dropBefore,
    settle: texts.settle,
    json,
    companyLength,
    checksum,
    company: (position: number): string => json(position).toString("utf8", 0, companyLength(position)),
    reviews: (position: number): string => json(position).toString("utf8", companyLength(position)),
    /** Copies a company's JSON without its last bracket; answers where the copy ends. */
    copyOpen(position: number, into: Buffer, at: number): number {
      const start = texts.startOf(position) + HEAD.bytes;
      return at + texts.chunkOf(position).copy(into, at, start, start + companyLength(position) - 1);
    },
  };
}
