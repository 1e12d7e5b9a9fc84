import type { Company } from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";

/** A company with its reviews, newest first, as the store reads it. */
export interface CompanyRecord {
  company: Company;
  /**
   * The time of the last change of the company's row in the database, in seconds since 1970. A reply to a review does not
   * change the row.
   */
  changedAt: number;
  reviews: readonly Review[];
}
