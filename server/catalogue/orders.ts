import type { CompanySort } from "#contract/options.ts";
import type { Listing } from "./listing.ts";

/** The sort orders that need neither a place nor a job. */
export type SortOrder = Exclude<CompanySort, "distance" | "fit" | "total" | "soonest">;
export type CompareListings = (a: Listing, b: Listing) => number;

/** The order `best` counts the mean rating of all reviews as this many additional reviews of every company. */
const PRIOR_WEIGHT = 5;

/**
 * The Bayesian average to a millionth of a star, so that errors of floating point numbers decide nothing. Companies without a
 * rating come last.
 */
function bestScore({ rating, reviewCount }: Listing, mean: number | null): number {
  if (rating === null) return -1;
  const average =
    mean === null ? rating : (PRIOR_WEIGHT * mean + rating * reviewCount) / (PRIOR_WEIGHT + reviewCount);
  return Math.round(average * 1_000_000);
}

const ratingOf = ({ rating }: Listing): number => rating ?? -1;
const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Compares listings in each order. `mean` is the mean rating of all reviews. Equal companies are in the order of ids. */
export function compareIn(order: SortOrder, mean: number | null): CompareListings {
  const comparisons: Record<SortOrder, CompareListings> = {
    best: (a, b) => bestScore(b, mean) - bestScore(a, mean),
    rating: (a, b) => ratingOf(b) - ratingOf(a) || b.reviewCount - a.reviewCount,
    reviews: (a, b) => b.reviewCount - a.reviewCount || ratingOf(b) - ratingOf(a),
    name: (a, b) => compareTexts(a.text.name, b.text.name),
    location: (a, b) => compareTexts(a.text.location, b.text.location),
  };
  const compare = comparisons[order];
  return (a, b) => compare(a, b) || a.id - b.id;
}
