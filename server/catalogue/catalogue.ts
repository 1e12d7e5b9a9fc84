import type { Point } from "#server/geo/point.ts";
import { createTally } from "./indexes/counters.ts";
import { createOrders, ORDERS, type Order } from "./indexes/orders.ts";
import { createSpatialIndex, isPlaced } from "./indexes/spatial-index.ts";
import { createRecords } from "./records/company-records.ts";
import type { PackedRecord } from "./records/packed-company.ts";

/** What became of each company: its record now, or null when it is gone. */
export type Changes = ReadonlyMap<number, PackedRecord | null>;

/** More changes than this are sooner done by sorting everything again. */
const FEW = 64;

/**
 * Every company, in memory. It changes in place, between two questions: no answer is worked out across a change, because
 * none waits for anything.
 */
export function createCatalogue(before: Iterable<PackedRecord> = []) {
  const records = createRecords();
  const orders = createOrders(records);
  const index = createSpatialIndex(records.columns);
  const tally = createTally(records);

  function listed(): number[] {
    const slots: number[] = [];
    for (let slot = 0; slot < records.size; slot += 1) if (records.isListed(slot)) slots.push(slot);
    return slots;
  }

  function arrange(): void {
    records.settle();
    const slots = listed();
    for (const order of ORDERS) orders[order].replace(slots);
    index.build(slots);
  }

  /** Neighbours one after the other, then those who stand nowhere. */
  function* neighbours(): Generator<number> {
    yield* index.slots();
    for (let slot = 0; slot < records.size; slot += 1) if (!isPlaced(records.columns, slot)) yield slot;
  }

  let isTidy = true;

  /** Sorts what nobody has asked for yet, and lays neighbours side by side: one search then reads few places in memory. */
  function* tidy(): Generator<void> {
    isTidy = true;
    for (const order of ORDERS) while (orders[order].sortSome()) yield;
    yield* records.layOut(neighbours());
  }

  function discount(slot: number): void {
    const ratings = records.reviews(slot).map(({ rating }) => rating);
    tally.remove(slot, ratings);
  }

  /** Adds a company with a higher id than all before; it is found once all is settled. */
  function append(record: PackedRecord): void {
    tally.add(records.append(record), record.ratings);
  }

  function settle(): void {
    arrange();
    isTidy = false;
  }

  /** Writes one change, and says where. */
  function put(id: number, record: PackedRecord | null): number {
    const slot = records.slotOf(id);
    if (records.isListed(slot)) discount(slot);
    if (!record) {
      records.forget(slot);
      return slot;
    }
    if (slot >= 0) records.write(slot, record);
    const written = slot >= 0 ? slot : records.append(record);
    tally.add(written, record.ratings);
    return written;
  }

  function change(id: number, record: PackedRecord | null): void {
    const before = records.slotOf(id);
    if (records.isListed(before)) {
      for (const order of ORDERS) orders[order].remove(before);
      index.remove(before);
    }
    const slot = put(id, record);
    if (!record) return;
    for (const order of ORDERS) orders[order].add(slot);
    index.add(slot);
  }

  for (const record of before) append(record);
  settle();
  return {
    records,
    append,
    settle,
    statistics: tally,
    find: (id: number): number | null => {
      const slot = records.slotOf(id);
      return records.isListed(slot) ? slot : null;
    },
    ids: (): number[] => listed().map((slot) => records.columns.id[slot] as number),
    /** The slots of all companies. */
    inOrder: (order: Order): Int32Array => orders[order].view,
    compare: (order: Order) => orders[order].compare,
    /** The companies in a circle, nearest first, as place keys. */
    within: (centre: Point, radiusKm: number): Float64Array => index.within(centre, radiusKm),
    /** The slots of a county's companies; the county folded. */
    inCounty: records.inCounty,
    /** Of companies it knows or has known, or with higher ids than all before. */
    apply(changes: Changes): void {
      const few = changes.size <= FEW;
      for (const [id, record] of [...changes].sort(([a], [b]) => a - b)) (few ? change : put)(id, record);
      if (!few) arrange();
      isTidy &&= !records.isWasteful();
    },
    /** Whether `tidy` would help. */
    get isTidy() {
      return isTidy;
    },
    /** Moves some companies at each step, so that nobody who asks or writes meanwhile waits for all. */
    tidy,
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
