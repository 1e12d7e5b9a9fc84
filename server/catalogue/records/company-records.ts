import type { Company } from "#contract/companies.ts";
import { isRated } from "#contract/rated.ts";
import type { Review } from "#contract/reviews.ts";
import { lowerBound } from "../indexes/lower-bound.ts";
import { unitsOf } from "../indexes/spatial-index.ts";
import { emptyColumns, makeRoom, resize } from "./columns.ts";
import { FLAG, flagsOf } from "./flags.ts";
import { fold } from "./fold.ts";
import type { CompanyRecord, PackedRecord } from "./packed-company.ts";
import { priceEnds } from "./price-ranges.ts";
import { packShortText, unpackShortText } from "./short-text.ts";
import { createStoredJson } from "./stored-json.ts";
import { createNames } from "./string-interner.ts";

/** Bytes of replaced records that are always kept before anything is moved. */
const SOME_BYTES = 1024 * 1024;
/** Takes a millisecond or two. */
const MOVED_AT_A_TIME = 500;

const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1_000);

/**
 * All companies of a catalogue by slot. A company keeps its slot as long as it is listed, and slots are in the order of
 * ids: whatever is equal otherwise is ordered by slot.
 */
export function createRecords() {
  const columns = emptyColumns();
  const names: string[] = [];
  /** Postcodes that are not as short as postcodes are. */
  const otherPostcodes = new Map<number, string>();
  const places = createNames();
  const stored = createStoredJson(columns);
  let size = 0;
  const bytes = { listed: 0, replaced: 0 };

  /** The slot of a company, also of one that is gone; -1 when there never was one. */
  function slotOf(id: number): number {
    const slot = lowerBound(size, (at) => (columns.id[at] as number) < id);
    return slot < size && columns.id[slot] === id ? slot : -1;
  }

  const isListed = (slot: number) => slot >= 0 && ((columns.flags[slot] as number) & FLAG.listed) !== 0;

  function forget(slot: number): void {
    if (!isListed(slot)) return;
    const { length } = stored.json(slot);
    bytes.listed -= length;
    bytes.replaced += length;
    columns.flags[slot] = 0;
  }

  function writePostcode(slot: number, postcode: string): void {
    const packed = packShortText(postcode);
    columns.postcode[slot] = packed ?? -1;
    if (packed === null) otherPostcodes.set(slot, postcode);
    else otherPostcodes.delete(slot);
  }

  function write(slot: number, record: PackedRecord): void {
    const { facts, changedAt, json } = record;
    forget(slot);
    stored.write(slot, record);
    bytes.listed += json.length;
    columns.flags[slot] = flagsOf(facts);
    columns.score[slot] = isRated(facts) ? Math.round(Number(facts.rating) * 100) : -1;
    columns.changedAt[slot] = secondsOf(changedAt);
    columns.latitude[slot] = unitsOf(facts.latitude);
    columns.longitude[slot] = unitsOf(facts.longitude);
    const [priceFrom, priceTo] = priceEnds(facts);
    columns.priceFrom[slot] = Math.round(priceFrom * 100);
    columns.priceTo[slot] = Math.round(priceTo * 100);
    columns.location[slot] = places.numberOf(facts.location);
    columns.county[slot] = places.numberOf(facts.county);
    names[slot] = fold(facts.name);
    writePostcode(slot, fold(facts.postcode ?? ""));
  }

  /** A record with a higher id than all before. */
  function append(record: PackedRecord): number {
    const slot = size;
    makeRoom(columns, slot + 1);
    columns.id[slot] = record.facts.id;
    size += 1;
    write(slot, record);
    return slot;
  }

  const changedAt = (slot: number) => new Date((columns.changedAt[slot] as number) * 1_000).toISOString();
  const company = (slot: number): Company => JSON.parse(stored.company(slot));
  const reviews = (slot: number): Review[] => JSON.parse(stored.reviews(slot));

  return {
    columns,
    /** Folded, by slot. */
    texts: {
      name: (slot: number) => names[slot] as string,
      location: (slot: number) => places.name(columns.location[slot] as number),
      county: (slot: number) => places.name(columns.county[slot] as number),
      postcode: (slot: number) =>
        otherPostcodes.get(slot) ?? unpackShortText(columns.postcode[slot] as number),
    },
    /** The names of towns and counties, as `columns` number them. */
    places,
    /** Slots there are, those of companies that are gone included. */
    get size() {
      return size;
    },
    /** The JSON of companies, by slot. */
    stored,
    slotOf,
    isListed,
    append,
    write,
    forget,
    /** Gives back what was held for slots to come. */
    settle(): void {
      resize(columns, size);
      places.forget();
    },
    /** Whether replaced records take as much memory as all others. */
    isWasteful: () => bytes.replaced >= bytes.listed + SOME_BYTES,
    /**
     * Lays what is stored side by side in the order of these slots, which are all that are listed now. It moves some at
     * a time: in between, anything may be read and written.
     */
    *layOut(slots: Iterable<number>): Generator<void> {
      const begin = stored.startAnew();
      bytes.replaced = 0;
      let moved = 0;
      for (const slot of slots) {
        if (!isListed(slot) || (columns.position[slot] as number) >= begin) continue;
        stored.move(slot);
        moved += 1;
        if (moved % MOVED_AT_A_TIME === 0) yield;
      }
      stored.dropBefore(begin);
      stored.settle();
    },
    /** The slots of a county's companies; the county folded. */
    inCounty(county: string): number[] {
      const slots: number[] = [];
      const number = places.find(county);
      if (number === undefined) return slots;
      for (let slot = 0; slot < size; slot += 1)
        if (columns.county[slot] === number && isListed(slot)) slots.push(slot);
      return slots;
    },
    changedAt,
    company,
    reviews,
    read: (slot: number): CompanyRecord => ({
      company: company(slot),
      changedAt: changedAt(slot),
      reviews: reviews(slot),
    }),
    holds({ facts, changedAt, json }: PackedRecord): boolean {
      const slot = slotOf(facts.id);
      return (
        isListed(slot) && columns.changedAt[slot] === secondsOf(changedAt) && stored.json(slot).equals(json)
      );
    },
  };
}

export type Records = ReturnType<typeof createRecords>;
