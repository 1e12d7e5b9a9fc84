import { type CompanyRecord, type Entry, toEntry } from "./entry.ts";
import { COMPARE, type Order } from "./orders.ts";
import { createSpatialIndex, type Located, type Point } from "./spatial-index.ts";

type Orders = Readonly<Record<Order, readonly Entry[]>>;

/** What became of each company: its record now, or null when it is gone. */
export type Changes = ReadonlyMap<number, CompanyRecord | null>;

/** Every company at one moment. Never changes: a change makes another catalogue. */
export interface Catalogue {
  ids(): Iterable<number>;
  find(id: number): Entry | null;
  /** All of them. */
  inOrder(order: Order): readonly Entry[];
  /** Some of its entries in one of its orders. */
  arrange(entries: readonly Entry[], order: Order): readonly Entry[];
  /** The companies in a circle, nearest first. */
  within(centre: Point, radiusKm: number): Located[];
  /** The companies of counties, named in lower case. */
  inCounties(counties: ReadonlySet<string>): Entry[];
  with(changes: Changes): Catalogue;
}

export const emptyCatalogue = (): Catalogue => catalogueOf(new Map(), { rating: [], name: [], location: [] });

function catalogueOf(entries: ReadonlyMap<number, Entry>, orders: Orders): Catalogue {
  return {
    ids: () => entries.keys(),
    find: (id) => entries.get(id) ?? null,
    inOrder: (order) => orders[order],
    arrange: (some, order) => some.toSorted(COMPARE[order]),
    within: createSpatialIndex(orders.rating),
    inCounties: (counties) => orders.rating.filter(({ county }) => counties.has(county)),
    with: (changes) => changed(entries, orders, changes),
  };
}

function changed(before: ReadonlyMap<number, Entry>, orders: Orders, changes: Changes): Catalogue {
  const entries = new Map(before);
  const fresh: Entry[] = [];
  for (const [id, record] of changes) {
    entries.delete(id);
    if (!record) continue;
    const entry = toEntry(record);
    entries.set(id, entry);
    fresh.push(entry);
  }
  // Sorting an array that is all but sorted takes little more than reading it.
  const reordered = (order: Order) =>
    [...orders[order].filter(({ company }) => !changes.has(company.id)), ...fresh].sort(COMPARE[order]);
  return catalogueOf(entries, {
    rating: reordered("rating"),
    name: reordered("name"),
    location: reordered("location"),
  });
}
