import type { Company } from "./companies.ts";

type Scored = Pick<Company, "rating" | "reviewCount" | "ownScore">;

/** The score without the starting rating and count that a company can have. Only reviews written on this site count. */
export const shownScore = ({
  rating,
  reviewCount,
  ownScore,
}: Scored): Pick<Company, "rating" | "reviewCount"> => ownScore ?? { rating, reviewCount };

/** With two decimals, halves rounded up. Takes the sum in hundredths, because sums of decimal fractions are not exact. */
export const averageRating = (totalHundredths: number, count: number): string =>
  (Math.round(totalHundredths / count) / 100).toFixed(2);

/** Without a rating or reviews, screens say "no reviews". */
export function isRated(company: Scored): boolean {
  const { rating, reviewCount } = shownScore(company);
  return rating !== null && reviewCount > 0;
}
