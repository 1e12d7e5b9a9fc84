import { isRated } from "#contract/rated.ts";
import type { Review } from "#contract/reviews.ts";
import type { StoredCompany } from "./store.ts";

/** A company as it is read from the database: with its reviews, newest first. */
export interface CompanyRecord extends StoredCompany {
  reviews: readonly Review[];
}

/** A company in the catalogue, prepared for comparing without regard to case. */
export interface Entry extends Readonly<CompanyRecord> {
  readonly name: string;
  readonly location: string;
  readonly county: string;
  readonly postcode: string;
  /** For ordering: below every real rating when there is none to show. */
  readonly score: number;
}

export const toEntry = ({ company, changedAt, reviews }: CompanyRecord): Entry => ({
  company,
  changedAt,
  reviews,
  name: company.name.toLowerCase(),
  location: company.location.toLowerCase(),
  county: company.county.toLowerCase(),
  postcode: (company.postcode ?? "").toLowerCase(),
  score: isRated(company) ? Number(company.rating) : -1,
});
