import type { Company } from "./companies.ts";

type Scored = Pick<Company, "rating" | "reviewCount" | "ownScore">;

/** The score that screens show and results are ordered by: only reviews written here count, not the values of a new company. */
export const shownScore = ({
  rating,
  reviewCount,
  ownScore,
}: Scored): Pick<Company, "rating" | "reviewCount"> => ownScore ?? { rating, reviewCount };

/** Whether a company has a rating to show. Without a value or without reviews, screens say "no reviews". */
export function isRated(company: Scored): boolean {
  const { rating, reviewCount } = shownScore(company);
  return rating !== null && reviewCount > 0;
}
