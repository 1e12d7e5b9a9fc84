import type { Company } from "./companies.ts";

/** Whether a company has a rating to show. Without a value or without reviews, screens say "no reviews". */
export const isRated = ({ rating, reviewCount }: Pick<Company, "rating" | "reviewCount">): boolean =>
  rating !== null && reviewCount > 0;
