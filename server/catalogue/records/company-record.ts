import type { Company } from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";

/** A company with its reviews, newest first, as the store reads it. */
export interface CompanyRecord {
  company: Company;
  /**
   * The time of the last change of the company's row in the database or of one of its shown reviews, in seconds since 1970. A
   * reply counts as a change of its review.
   */
  changedAt: number;
  reviews: readonly Review[];
}
