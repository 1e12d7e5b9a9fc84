import type { CompanySort } from "#contract/options.ts";
import type { Columns } from "../records/columns.ts";
import type { CompanyRecords } from "../records/company-records.ts";
import { createSortedIndex, MAX_KEY, type SortedIndex } from "./sorted-index.ts";

/** The sort orders that need neither a place nor a job. */
export type SortOrder = Exclude<CompanySort, "distance" | "fit" | "total">;

/** The order `best` counts the mean rating of all reviews as this many additional reviews of every company. */
const PRIOR_WEIGHT = 5;
const MAX_RATING = 5;

/** The orders `rating` and `reviews` treat review counts above this limit as equal. */
const MAX_COUNT = 2 ** 13 - 1;
const RATINGS = 2 ** 9;

const ratingOf = ({ rating }: Columns, slot: number): number => rating[slot] as number;
const countOf = ({ reviewCount }: Columns, slot: number): number =>
  Math.min(MAX_COUNT, reviewCount[slot] as number);

/** Highest rating first, then more reviews; companies without a rating last. */
function ratingKey(columns: Columns, slot: number): number {
  const rating = ratingOf(columns, slot);
  const below = MAX_RATING * 100 - rating;
  return rating < 0 ? MAX_KEY : below * (MAX_COUNT + 1) + MAX_COUNT - countOf(columns, slot);
}

/** Most reviews first, then the higher rating. */
const reviewsKey = (columns: Columns, slot: number): number =>
  (MAX_COUNT - countOf(columns, slot)) * RATINGS + RATINGS - 2 - ratingOf(columns, slot);

/** The Bayesian average, highest first, to about a millionth of a star. Companies without a rating are last. */
function bestKey(columns: Columns, slot: number, mean: number | null): number {
  const rating = ratingOf(columns, slot) / 100;
  if (rating < 0) return MAX_KEY;
  const count = columns.reviewCount[slot] as number;
  const average = mean === null ? rating : (PRIOR_WEIGHT * mean + rating * count) / (PRIOR_WEIGHT + count);
  return Math.round((1 - average / MAX_RATING) * (MAX_KEY - 1));
}

/** Sort orders. Names and locations are alphabetical, ignoring case and accents. Equal companies are in the order of ids. */
export function createOrders({ columns, searchText }: CompanyRecords) {
  let mean: number | null = null;
  const orders = {
    best: createSortedIndex((slot) => bestKey(columns, slot, mean)),
    rating: createSortedIndex((slot) => ratingKey(columns, slot)),
    reviews: createSortedIndex((slot) => reviewsKey(columns, slot)),
    name: createSortedIndex(searchText.name),
    location: createSortedIndex(searchText.location),
  } satisfies Record<SortOrder, SortedIndex>;

  return {
    ...orders,
    /**
     * Sets the mean rating of all reviews, on which the order `best` depends. Returns true if that order must be built again.
     * The mean has two decimals, so in a large directory it rarely changes.
     */
    useMean(current: number | null): boolean {
      const hasChanged = current !== mean;
      mean = current;
      return hasChanged;
    },
  };
}
