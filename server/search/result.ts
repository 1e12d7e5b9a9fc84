import type { Listing } from "#server/catalogue/listing.ts";
import type { DeliveryReason } from "./delivery.ts";

/** A company found by a search. */
export interface Result {
  readonly listing: Listing;
  /** To 0.01 km. Null without a place, in a wide place, or if the company cannot be located. */
  readonly km: number | null;
  /** Why the company delivers to the place or not; null without a place. */
  readonly delivery: DeliveryReason | null;
}

/** Sorts by a number that is computed once for each result. Equal results keep their order. */
export const sortedBy = (results: readonly Result[], rankOf: (result: Result) => number): Result[] =>
  results
    .map((result) => ({ result, rank: rankOf(result) }))
    // Infinity minus Infinity is not a number.
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ result }) => result);
