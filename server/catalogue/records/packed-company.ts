import type { Company } from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";

/** A company with its reviews, newest first. */
export interface CompanyRecord {
  company: Company;
  /** When anything its page shows last changed (ISO 8601). */
  changedAt: string;
  reviews: readonly Review[];
}

/** What searches and statistics need to know of a company. */
export type CompanyFacts = Pick<
  Company,
  | "id"
  | "name"
  | "location"
  | "county"
  | "postcode"
  | "email"
  | "skipSizes"
  | "priceFrom"
  | "priceTo"
  | "rating"
  | "reviewCount"
  | "featured"
  | "verified"
  | "latitude"
  | "longitude"
>;

/** A company as the catalogue takes it in. */
export interface PackedRecord {
  facts: CompanyFacts;
  /** In milliseconds since 1970. */
  changedAt: number;
  /** The company, then the array of its reviews. */
  json: Buffer;
  /** Where in `json` the reviews begin. */
  companyLength: number;
  /** Of its reviews. */
  ratings: readonly number[];
}

export function pack({ company, changedAt, reviews }: CompanyRecord): PackedRecord {
  const companyJson = JSON.stringify(company);
  return {
    facts: company,
    changedAt: Date.parse(changedAt),
    json: Buffer.from(companyJson + JSON.stringify(reviews)),
    companyLength: Buffer.byteLength(companyJson),
    ratings: reviews.map(({ rating }) => rating),
  };
}
