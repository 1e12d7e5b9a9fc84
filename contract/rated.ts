import type { Company } from "./companies.ts";

/** Whether there is a rating to show: a company with no value or no reviews reads "no reviews". */
export const isRated = ({ rating, reviewCount }: Pick<Company, "rating" | "reviewCount">): boolean =>
  rating !== null && reviewCount > 0;
