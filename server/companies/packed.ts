import type { Company } from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";

/** A company as it is read from the database: with its reviews, newest first. */
export interface CompanyRecord {
  company: Company;
  /** When anything its page shows last changed (ISO 8601). */
  changedAt: string;
  reviews: readonly Review[];
}

/** A record and its JSON: the company, then the array of its reviews. */
export interface PackedRecord extends CompanyRecord {
  json: Buffer;
  /** Where in `json` the reviews begin. */
  companyLength: number;
}

export function pack({ company, changedAt, reviews }: CompanyRecord): PackedRecord {
  const companyJson = JSON.stringify(company);
  const json = Buffer.from(companyJson + JSON.stringify(reviews));
  return { company, changedAt, reviews, json, companyLength: Buffer.byteLength(companyJson) };
}
