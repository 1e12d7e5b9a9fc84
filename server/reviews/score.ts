import { averageRating } from "#contract/rated.ts";

/** A company's rating as stored. */
export interface Score {
  /** The average with two decimals. Null without reviews. */
  rating: string | null;
  reviewCount: number;
  /** The exact sum of all ratings, with two decimals. Null without reviews, or if it was never computed. */
  ratingTotal: string | null;
}

/**
 * The number of a company's shown reviews in the database, and the sum of their stars. There may be fewer than `reviewCount`,
 * because a company can start with a given rating.
 */
export interface OwnReviews {
  count: number;
  stars: number;
}

const hundredths = (decimal: string | null) => Math.round(Number(decimal ?? 0) * 100);
const decimal = (value: number) => (value / 100).toFixed(2);

/**
 * The sum of all ratings, in hundredths: that of the reviews if the database has all of them, otherwise the stored sum. If the
 * stored sum is missing or does not give the stored average, the rounded average times the count is used. That is the last
 * choice, because its error grows with every review.
 */
function exactTotal({ rating, reviewCount, ratingTotal }: Score, own: OwnReviews): number {
  if (own.count >= reviewCount) return own.stars * 100;
  const stored = hundredths(ratingTotal);
  const isCurrent = ratingTotal !== null && averageRating(stored, reviewCount) === rating;
  return isCurrent ? stored : hundredths(rating) * reviewCount;
}

/**
 * The score after the reviews in `change` are added. Negative numbers delete reviews; with a count of 0, `stars` is the
 * difference that an edit makes. `own` are the reviews before the change.
 */
export function updateScore(score: Score, own: OwnReviews, change: OwnReviews): Score {
  const reviewCount = Math.max(score.reviewCount, own.count) + change.count;
  const total = exactTotal(score, own) + change.stars * 100;
  return reviewCount > 0
    ? { rating: averageRating(total, reviewCount), reviewCount, ratingTotal: decimal(total) }
    : { rating: null, reviewCount: 0, ratingTotal: null };
}
