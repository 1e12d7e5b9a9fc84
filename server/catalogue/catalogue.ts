import type { Point } from "#server/geo/distance.ts";
import type { Listing } from "./listing.ts";
import { listingsWithin, type NearbyListing } from "./nearby.ts";
import { type CompareListings, compareIn, type SortOrder } from "./orders.ts";
import type { ServiceNumbers } from "./services.ts";
import { meanRating } from "./statistics.ts";

/** Changed companies by id: the new listing, or null for a company that is not listed any more. */
export type Changes = ReadonlyMap<number, Listing | null>;

/** All listed companies at one moment. A catalogue never changes: `withChanges` makes another one. */
export interface Catalogue {
  /** In the order of ids. */
  readonly listings: readonly Listing[];
  readonly services: ServiceNumbers;
  find(id: number): Listing | null;
  compare(order: SortOrder): CompareListings;
  /** All listings in a sort order. Each order is sorted when it is first needed. */
  inOrder(order: SortOrder): readonly Listing[];
  /** The companies within a radius, nearest first. */
  within(centre: Point, radiusKm: number): readonly NearbyListing[];
  withChanges(changes: Changes): Catalogue;
}

export function createCatalogue(unsorted: readonly Listing[], services: ServiceNumbers): Catalogue {
  const listings: readonly Listing[] = unsorted.toSorted((a, b) => a.id - b.id);
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const mean = meanRating(listings);
  const sorted = new Map<SortOrder, readonly Listing[]>();
  const compare = (order: SortOrder): CompareListings => compareIn(order, mean);

  return {
    listings,
    services,
    find: (id) => byId.get(id) ?? null,
    compare,
    inOrder(order) {
      const inOrder = sorted.get(order) ?? listings.toSorted(compare(order));
      sorted.set(order, inOrder);
      return inOrder;
    },
    within: (centre, radiusKm) => listingsWithin(listings, centre, radiusKm),
    withChanges(changes) {
      const unchanged = listings.filter(({ id }) => !changes.has(id));
      const changed = [...changes.values()].filter((listing) => listing !== null);
      return createCatalogue([...unchanged, ...changed], services);
    },
  };
}
