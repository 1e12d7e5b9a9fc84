import type { Company } from "./companies.ts";

type Scored = Pick<Company, "rating" | "reviewCount" | "ownScore">;

/** The score that screens show and results are sorted by. Only reviews written on this site count. */
export const shownScore = ({
  rating,
  reviewCount,
  ownScore,
}: Scored): Pick<Company, "rating" | "reviewCount"> => ownScore ?? { rating, reviewCount };

/**
 * The average of `count` ratings with two decimals; halves are rounded up. Takes the sum in hundredths, which are whole numbers:
 * sums and averages of decimal fractions would not be exact.
 */
export const averageRating = (totalHundredths: number, count: number): string =>
  (Math.round(totalHundredths / count) / 100).toFixed(2);

/** True if a company has a rating to show. Without a rating or reviews, screens say "no reviews". */
export function isRated(company: Scored): boolean {
  const { rating, reviewCount } = shownScore(company);
  return rating !== null && reviewCount > 0;
}
