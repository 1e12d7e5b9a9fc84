import { crc32 } from "node:zlib";
import type { Place } from "#contract/places.ts";
import { hundredthsOfKey, slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import { createBufferPool } from "#server/catalogue/records/buffer-pool.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import type { SearchResult } from "#server/search/search.ts";
import { writeHundredths } from "#server/search/write-number.ts";

/** A list of companies as JSON in a pooled buffer. */
export interface CompaniesJson {
  body: Buffer;
  /** The value of the ETag header. In one build, it changes with the body. All processes compute the same value. */
  etag: string;
  /** Returns the buffer to the pool. The body must not be read afterwards. */
  release(): void;
}

const pool = createBufferPool();

/** An upper limit for the text after a company's JSON, without its facts: `,"distance":20037.49}` and a comma. */
const MAX_END_BYTES = 24;
const DISTANCE = Buffer.from(',"distance":');
const [COMMA, BRACE] = [...Buffer.from(",}")] as [number, number];

/** Search results that are not serialised yet. */
export interface LazyCompanyList {
  maxBytes: number;
  write(): CompaniesJson;
  /** The number of companies found, on all pages. */
  total: number;
  /** The place of the search. Null if the location was not resolved to a place. */
  place: Place | null;
}

/**
 * Creates a list that writes the search results as JSON between `head` and `tail`. `total` is the number of results on all
 * pages; the default is the number of `keys`.
 */
export function createLazyCompanyList(
  records: CompanyRecords,
  { keys, searched, facts }: SearchResult,
  { head, tail, total }: { head: string; tail: string; total?: number },
): LazyCompanyList {
  const tailBytes = Buffer.from(tail);
  let maxBytes = head.length + tailBytes.length;
  const maxEndBytes = MAX_END_BYTES + facts.maxBytes;
  for (const key of keys) maxBytes += records.json.companyBytes(slotOfKey(key)) + maxEndBytes;
  const list = { keys, searched, facts, head, tailBytes, maxBytes };
  const found = { total: total ?? keys.length, place: searched?.place ?? null };
  return { maxBytes, write: () => writeCompanies(records, list), ...found };
}

interface CompaniesToWrite extends SearchResult {
  head: string;
  tailBytes: Buffer;
  maxBytes: number;
}

/** Writes companies by concatenating stored JSON. Building objects and serialising them takes ten times as long. */
function writeCompanies(
  { json }: CompanyRecords,
  { keys, searched, facts, head, tailBytes, maxBytes }: CompaniesToWrite,
): CompaniesJson {
  const buffer = pool.acquire(maxBytes);
  let at = buffer.write(head, "latin1");
  const checksum = createChecksum();
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] as number;
    const slot = slotOfKey(key);
    if (index > 0) buffer[at++] = COMMA;
    checksum.add(json.checksum(slot));
    at = json.copyOpenObject(slot, buffer, at);
    const hundredths = searched ? hundredthsOfKey(key) : null;
    if (hundredths !== null) {
      for (let byte = 0; byte < DISTANCE.length; byte += 1) buffer[at++] = DISTANCE[byte] as number;
      at = writeHundredths(buffer, at, hundredths);
    }
    at = facts.write(buffer, at, key);
    buffer[at++] = BRACE;
  }
  at += tailBytes.copy(buffer, at);
  // In one build, distances and facts need no hash: they follow from the records, and from the place and job of
  // `facts.checksum`.
  checksum.add(facts.checksum);
  checksum.add(crc32(tailBytes));
  return { body: buffer.subarray(0, at), etag: checksum.text(), release: () => pool.release(buffer) };
}

/** A 64-bit hash of a sequence of numbers. The order of the numbers matters. */
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
