import type { Company, ListedCompany } from "#contract/companies.ts";
import type { Place } from "#contract/places.ts";
import type { Review } from "#contract/reviews.ts";
import { type Catalogue, createCatalogue } from "#server/catalogue/catalogue.ts";
import { type CompanyRecord, pack } from "#server/catalogue/records/packed-company.ts";
import type { Resolution } from "#server/places/places.ts";
import type { Found } from "#server/search/search.ts";
import { writeCompanies } from "./company-answers.ts";

/** For tests: a company of which only what matters need be said. */
export const exampleCompany = (facts: Partial<Company> & Pick<Company, "id">): Company => ({
  name: `Company ${facts.id}`,
  description: null,
  location: "Leeds",
  county: "West Yorkshire",
  postcode: null,
  phone: null,
  email: null,
  website: null,
  services: null,
  skipSizes: null,
  priceFrom: "80.00",
  priceTo: "300.00",
  rating: "4.20",
  reviewCount: 15,
  featured: false,
  verified: true,
  operatingHours: null,
  establishedYear: null,
  licenseNumber: null,
  insurance: null,
  coverage: null,
  specialties: null,
  paymentMethods: null,
  deliveryTime: null,
  collectionTime: null,
  permits: true,
  eco: true,
  latitude: null,
  longitude: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  ...facts,
});

export const exampleReview = (facts: Partial<Review> & Pick<Review, "id" | "companyId">): Review => ({
  customerName: "Ann",
  rating: 5,
  title: "Good",
  content: "On time.",
  skipSize: null,
  verified: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  ...facts,
});

/** A company that nobody has touched since it was listed. */
export const exampleRecord = (company: Company, reviews: Review[] = []): CompanyRecord => ({
  company,
  changedAt: company.createdAt,
  reviews,
});

/** In the order of ids, as the database gives them. */
export const exampleCatalogue = (companies: Company[], reviews: Review[] = []) =>
  createCatalogue(
    companies
      .toSorted((a, b) => a.id - b.id)
      .map((company) =>
        pack(
          exampleRecord(
            company,
            reviews.filter(({ companyId }) => companyId === company.id),
          ),
        ),
      ),
  );

/** What was found, as it is answered. */
export const listed = ({ records }: Catalogue, found: Found): ListedCompany[] =>
  JSON.parse(writeCompanies(records, found, { head: "[", tail: "]" }).body.toString());

export const LEEDS: Place = {
  label: "Leeds",
  query: "Leeds",
  kind: "town",
  latitude: 53.8,
  longitude: -1.55,
};

/** For tests of pure rules: it knows Leeds, and one county when its companies are asked for as well. */
export const examplePlaces = (place: Place = LEEDS, counties: string[] = []) => ({
  resolve: (text: string): Resolution =>
    text.trim().toLowerCase() === place.query.toLowerCase()
      ? { kind: "place", searched: { place, note: null, alternatives: [] }, counties }
      : { kind: "text", text: text.trim() },
});

/** Numbers from 0 to 1 that look random and are the same in every run. */
export function createRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
