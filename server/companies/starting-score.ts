import { COMPANY_DEFAULTS } from "#contract/limits.ts";

export type NewCompanyRating = "default" | "none";

/** Rating and review count of a company before its first review in this directory. */
export const startingScore = (rating: NewCompanyRating): { rating: string | null; reviewCount: number } =>
  rating === "none"
    ? { rating: null, reviewCount: 0 }
    : { rating: COMPANY_DEFAULTS.rating, reviewCount: COMPANY_DEFAULTS.reviewCount };
