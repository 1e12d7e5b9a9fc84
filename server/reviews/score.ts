import { averageRating } from "#contract/rated.ts";

export interface Score {
  /** With two decimals. Null without reviews. */
  rating: string | null;
  reviewCount: number;
  /** The exact sum of all ratings, with two decimals. Null without reviews, or if it was never computed. */
  ratingTotal: string | null;
}

/**
 * The shown reviews that were written on this site. They can be fewer than `reviewCount`, because a company can start with a
 * given rating.
 */
export interface OwnReviews {
  count: number;
  stars: number;
}

const hundredths = (decimal: string | null) => Math.round(Number(decimal ?? 0) * 100);
const decimal = (value: number) => (value / 100).toFixed(2);

/**
 * The sum of the ratings in hundredths of a star. Uses the site's own reviews if there are no others, or else a stored total that
 * fits the rating. The last choice is the rounded average times the count, because its error grows with the count.
 */
function exactTotal({ rating, reviewCount, ratingTotal }: Score, own: OwnReviews): number {
  if (own.count >= reviewCount) return own.stars * 100;
  const stored = hundredths(ratingTotal);
  const isCurrent = ratingTotal !== null && averageRating(stored, reviewCount) === rating;
  return isCurrent ? stored : hundredths(rating) * reviewCount;
}

/** Negative numbers in `change` delete reviews. With a count of 0, `stars` is the difference that an edit makes. */
export function updateScore(score: Score, own: OwnReviews, change: OwnReviews): Score {
  const reviewCount = Math.max(score.reviewCount, own.count) + change.count;
  const total = exactTotal(score, own) + change.stars * 100;
  return reviewCount > 0
    ? { rating: averageRating(total, reviewCount), reviewCount, ratingTotal: decimal(total) }
    : { rating: null, reviewCount: 0, ratingTotal: null };
}
