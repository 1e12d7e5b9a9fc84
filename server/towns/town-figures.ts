import type { Company } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { isRated, shownScore } from "#contract/rated.ts";
import type { TownPage } from "#contract/towns.ts";

type Figures = Pick<TownPage, "quotable" | "pricing" | "reviews" | "averageRating">;

/** `averageRating` is the mean over all reviews, so a company with more reviews counts more. */
export function townFigures(
  companies: readonly Pick<Company, "email" | "prices" | "rating" | "reviewCount" | "ownScore">[],
): Figures {
  const rated = companies.filter(isRated).map(shownScore);
  const reviews = rated.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  const stars = rated.reduce((sum, { rating, reviewCount }) => sum + Number(rating) * reviewCount, 0);
  return {
    quotable: companies.filter(canBeQuoted).length,
    pricing: companies.filter(({ prices }) => prices.length > 0).length,
    reviews,
    averageRating: reviews > 0 ? (stars / reviews).toFixed(2) : null,
  };
}
