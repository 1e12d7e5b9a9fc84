import type { Company } from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";

/** A company with its reviews, newest first, as the store reads it. */
export interface CompanyRecord {
  company: Company;
  /** Last change of anything on the company's page, in seconds since 1970. */
  changedAt: number;
  reviews: readonly Review[];
}
