import { crc32 } from "node:zlib";
import type { Company } from "#contract/companies.ts";
import { isRated } from "#contract/rated.ts";
import type { Review } from "#contract/reviews.ts";
import { emptyColumns, makeRoom, resize } from "./columns.ts";
import { FLAG, flagsOf } from "./flags.ts";
import { fold } from "./fold.ts";
import { lowerBound } from "./lower-bound.ts";
import type { CompanyRecord, PackedRecord } from "./packed.ts";
import { priceEnds } from "./price-ranges.ts";
import { createTexts } from "./texts.ts";

/** Bytes of replaced records that are always kept before anything is moved. */
const SOME_BYTES = 1024 * 1024;

/**
 * All companies of a catalogue by slot. A company keeps its slot as long as it is listed, and slots are in the order of
 * ids: whatever is equal otherwise is ordered by slot.
 */
export function createRecords() {
  const columns = emptyColumns();
  const names: string[] = [];
  const locations: string[] = [];
  const counties: string[] = [];
  const postcodes: string[] = [];
  const shared = new Map<string, string>();
  let texts = createTexts();
  let size = 0;
  let bytes = { listed: 0, replaced: 0 };

  /** One string for all companies of a town. */
  function share(text: string): string {
    const folded = fold(text);
    const known = shared.get(folded);
    if (known === undefined) shared.set(folded, folded);
    return known ?? folded;
  }

  /** The slot of a company, also of one that is gone; -1 when there never was one. */
  function slotOf(id: number): number {
    const slot = lowerBound(size, (at) => (columns.id[at] as number) < id);
    return slot < size && columns.id[slot] === id ? slot : -1;
  }

  const isListed = (slot: number) => slot >= 0 && ((columns.flags[slot] as number) & FLAG.listed) !== 0;

  function json(slot: number): Buffer {
    const start = columns.start[slot] as number;
    const length = (columns.companyLength[slot] as number) + (columns.reviewsLength[slot] as number);
    return texts.chunk(columns.chunk[slot] as number).subarray(start, start + length);
  }

  function place(slot: number, text: Buffer): void {
    const stored = texts.add(text);
    columns.chunk[slot] = stored.chunk;
    columns.start[slot] = stored.start;
  }

  function forget(slot: number): void {
    if (!isListed(slot)) return;
    const { length } = json(slot);
    bytes = { listed: bytes.listed - length, replaced: bytes.replaced + length };
    columns.flags[slot] = 0;
  }

  /** Lets go of the memory of replaced records, once they take as much as all others. */
  function tidy(): void {
    if (bytes.replaced < bytes.listed + SOME_BYTES) return;
    const old = Array.from({ length: size }, (_, slot) => (isListed(slot) ? json(slot) : null));
    texts = createTexts();
    for (const [slot, text] of old.entries()) if (text) place(slot, text);
    bytes = { ...bytes, replaced: 0 };
  }

  function write(slot: number, { company, changedAt, json: text, companyLength }: PackedRecord): void {
    forget(slot);
    place(slot, text);
    bytes = { ...bytes, listed: bytes.listed + text.length };
    columns.companyLength[slot] = companyLength;
    columns.reviewsLength[slot] = text.length - companyLength;
    columns.checksum[slot] = crc32(text.subarray(0, companyLength));
    columns.flags[slot] = flagsOf(company);
    columns.score[slot] = isRated(company) ? Math.round(Number(company.rating) * 100) : -1;
    columns.changedAt[slot] = Date.parse(changedAt);
    columns.latitude[slot] = company.latitude ?? Number.NaN;
    columns.longitude[slot] = company.longitude ?? Number.NaN;
    const [priceFrom, priceTo] = priceEnds(company);
    columns.priceFrom[slot] = Math.round(priceFrom * 100);
    columns.priceTo[slot] = Math.round(priceTo * 100);
    names[slot] = fold(company.name);
    locations[slot] = share(company.location);
    counties[slot] = share(company.county);
    postcodes[slot] = fold(company.postcode ?? "");
    tidy();
  }

  /** A record with a higher id than all before. */
  function append(record: PackedRecord): number {
    const slot = size;
    makeRoom(columns, slot + 1);
    columns.id[slot] = record.company.id;
    size += 1;
    write(slot, record);
    return slot;
  }

  const changedAt = (slot: number) => new Date(columns.changedAt[slot] as number).toISOString();
  const company = (slot: number): Company =>
    JSON.parse(json(slot).toString("utf8", 0, columns.companyLength[slot]));
  const reviews = (slot: number): Review[] =>
    JSON.parse(json(slot).toString("utf8", columns.companyLength[slot]));

  return {
    columns,
    /** Folded, by slot. */
    texts: { name: names, location: locations, county: counties, postcode: postcodes },
    /** Slots there are, those of companies that are gone included. */
    get size() {
      return size;
    },
    slotOf,
    isListed,
    append,
    write,
    forget,
    /** Gives back the room that was held for slots to come. */
    settle: () => resize(columns, size),
    /** The piece of memory a slot's JSON lies in. */
    chunkOf: (slot: number) => texts.chunk(columns.chunk[slot] as number),
    changedAt,
    company,
    reviews,
    read: (slot: number): CompanyRecord => ({
      company: company(slot),
      changedAt: changedAt(slot),
      reviews: reviews(slot),
    }),
    holds(record: PackedRecord): boolean {
      const slot = slotOf(record.company.id);
      return isListed(slot) && changedAt(slot) === record.changedAt && json(slot).equals(record.json);
    },
  };
}

export type Records = ReturnType<typeof createRecords>;
