/** A company's average as it is stored. */
export interface Score {
  /** Two decimals; null while there is nothing to average. */
  rating: string | null;
  reviewCount: number;
  /** The exact sum behind the rounded rating, as far as it is known. */
  ratingTotal: string | null;
}

/** The reviews of a company that are kept here. A company may have been added with an average of its own. */
export interface OwnReviews {
  count: number;
  stars: number;
}

const hundredths = (decimal: string | null) => Math.round(Number(decimal ?? 0) * 100);
const decimal = (value: number) => (value / 100).toFixed(2);
const average = (total: number, count: number) => decimal(Math.round(total / count));

/** In hundredths. A rounded average times a count would drift a little with every review. */
function exactTotal({ rating, reviewCount, ratingTotal }: Score, own: OwnReviews): number {
  if (own.count >= reviewCount) return own.stars * 100;
  const kept = hundredths(ratingTotal);
  const isCurrent = ratingTotal !== null && average(kept, reviewCount) === rating;
  return isCurrent ? kept : hundredths(rating) * reviewCount;
}

/** The score after one more review (`by` 1), or one less (-1), of so many stars; `own` counts the reviews before. */
export function movedScore(score: Score, own: OwnReviews, stars: number, by: 1 | -1): Score {
  const reviewCount = Math.max(score.reviewCount, own.count) + by;
  const total = exactTotal(score, own) + by * stars * 100;
  return reviewCount > 0
    ? { rating: average(total, reviewCount), reviewCount, ratingTotal: decimal(total) }
    : { rating: null, reviewCount: 0, ratingTotal: null };
}
