import { crc32 } from "node:zlib";
import { hundredthsOfKey, slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import { createSpareMemory } from "#server/catalogue/records/buffer-pool.ts";
import type { Records } from "#server/catalogue/records/company-records.ts";
import type { Found } from "#server/search/search.ts";

/** JSON, ready to be sent. */
export interface JsonAnswer {
  body: Buffer;
  /** Another one when anything in the body is another; the same in every process. */
  tag: string;
  /** May be called once nobody reads the body any more. */
  giveBack(): void;
}

const memory = createSpareMemory();

/** `,"distance":20037.5}` and a comma. */
const LONGEST_END = 24;
const DISTANCE = Buffer.from(',"distance":');
const [COMMA, POINT, BRACE, ZERO] = [...Buffer.from(",.}0")] as [number, number, number, number];

/**
 * The companies found, between `head` and `tail`, as JSON: their stored texts one after the other. Making objects first
 * and writing them again took ten times as long.
 */
export function writeCompanies(
  records: Records,
  { keys, searched }: Found,
  { head, tail }: { head: string; tail: string },
): JsonAnswer {
  const { stored } = records;
  const end = Buffer.from(tail);
  let room = head.length + end.length;
  for (const key of keys) room += stored.companyLength(slotOfKey(key)) + LONGEST_END;
  const body = memory.take(room);
  let at = body.write(head, "latin1");
  const checksum = createChecksum();
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] as number;
    const slot = slotOfKey(key);
    if (index > 0) body[at++] = COMMA;
    checksum.add(stored.checksum(slot));
    at = stored.copyOpen(slot, body, at);
    const hundredths = searched ? hundredthsOfKey(key) : null;
    if (hundredths !== null) at = writeDistance(body, at, hundredths);
    body[at++] = BRACE;
  }
  at += end.copy(body, at);
  // Distances follow from the companies and from the place, which is in the tail.
  checksum.add(crc32(end));
  return { body: body.subarray(0, at), tag: checksum.text(), giveBack: () => memory.giveBack(body) };
}

/** As JSON.stringify writes the kilometres. */
function writeDistance(body: Buffer, from: number, hundredths: number): number {
  let at = from;
  for (let index = 0; index < DISTANCE.length; index += 1) body[at++] = DISTANCE[index] as number;
  at = writeInteger(body, at, Math.floor(hundredths / 100));
  const rest = hundredths % 100;
  if (rest === 0) return at;
  body[at++] = POINT;
  body[at++] = ZERO + Math.floor(rest / 10);
  if (rest % 10 !== 0) body[at++] = ZERO + (rest % 10);
  return at;
}

function writeInteger(body: Buffer, at: number, value: number): number {
  const end = value < 10 ? at : writeInteger(body, at, Math.floor(value / 10));
  body[end] = ZERO + (value % 10);
  return end + 1;
}

/** Of numbers in their order; 64 bits, of which neither half says much about the other. */
function createChecksum() {
  let [a, b] = [1, 2];
  return {
    add(value: number): void {
      a = Math.imul((a ^ value) + (a >>> 15), 2_654_435_761);
      b = Math.imul((b ^ value) + (b >>> 13), 1_597_334_677);
    },
    text: () => (a >>> 0).toString(36) + (b >>> 0).toString(36),
  };
}
