import type { Company } from "./companies.ts";

type Scored = Pick<Company, "rating" | "reviewCount" | "ownScore">;

/**
 * The score that screens show and that results are sorted by. Only reviews written on this site count, not the rating and the
 * number of reviews with which a company is added.
 */
export const shownScore = ({
  rating,
  reviewCount,
  ownScore,
}: Scored): Pick<Company, "rating" | "reviewCount"> => ownScore ?? { rating, reviewCount };

/** True if a company has a rating to show. Without a rating or reviews, screens say "no reviews". */
export function isRated(company: Scored): boolean {
  const { rating, reviewCount } = shownScore(company);
  return rating !== null && reviewCount > 0;
}
