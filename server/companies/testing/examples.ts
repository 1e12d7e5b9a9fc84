import type { PriceComparisonQuery } from "#contract/companies/company-queries.ts";
import type { Company, ListedCompany, PriceComparisonRow } from "#contract/companies.ts";
import { todayInLondon } from "#contract/dates.ts";
import { EMPTY_COMPANY } from "#contract/empty-company.ts";
import { type Division, orderDay } from "#contract/job/delivery-days.ts";
import type { DeliverySite } from "#contract/job/earliest.ts";
import type { Stands } from "#contract/job/job.ts";
import type { ListPermit } from "#contract/job/permits.ts";
import type { Place } from "#contract/places.ts";
import type { Review } from "#contract/reviews.ts";
import { type Catalogue, createCatalogue } from "#server/catalogue/catalogue.ts";
import type { CoverageReader } from "#server/catalogue/coverage.ts";
import { type CompanyRecord, createListing, type ListingReaders } from "#server/catalogue/listing.ts";
import { createServiceNumbers } from "#server/catalogue/services.ts";
import { createCompanies } from "#server/companies/companies.ts";
import { companyList, type Explanations, priceList } from "#server/companies/company-list.ts";
import type { Database } from "#server/database/connect.ts";
import type { DeliveryPlace } from "#server/places/delivery-place.ts";
import type { Resolution } from "#server/places/resolve-text.ts";
import { comparePrices } from "#server/search/price-comparison.ts";
import type { SearchDeps, SearchResult } from "#server/search/search.ts";

/** Fields that do not matter to the test have defaults. */
export const exampleCompany = (facts: Partial<Company> & Pick<Company, "id">): Company => ({
  ...EMPTY_COMPANY,
  name: `Company ${facts.id}`,
  location: "Leeds",
  county: "West Yorkshire",
  priceFrom: "80.00",
  priceTo: "300.00",
  rating: "4.20",
  reviewCount: 15,
  featured: false,
  verified: true,
  permits: true,
  eco: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  ...facts,
});

export const exampleReview = (facts: Partial<Review> & Pick<Review, "id" | "companyId">): Review => ({
  customerName: "Ann",
  rating: 5,
  title: "Good",
  content: "On time.",
  skipSize: null,
  verified: false,
  proof: "none",
  createdAt: "2026-01-01T00:00:00.000Z",
  editedAt: null,
  reply: null,
  repliedAt: null,
  ...facts,
});

export const exampleRecord = (company: Company, reviews: Review[] = []): CompanyRecord => ({
  company,
  changedAt: Date.parse(company.createdAt) / 1_000,
  reviews,
});

export const NO_COVERAGE_READER: CoverageReader = {
  read: () => ({ names: [], districts: [], radiusKm: null }),
  districtNumber: () => undefined,
};

export function exampleCatalogue(
  companies: Company[],
  reviews: Review[] = [],
  coverageReader: CoverageReader = NO_COVERAGE_READER,
  divisionOf: ListingReaders["divisionOf"] = searchDeps.divisionOf,
) {
  const services = createServiceNumbers();
  const listings = companies.map((company) => {
    const own = reviews.filter(({ companyId }) => companyId === company.id);
    return createListing(exampleRecord(company, own), { coverageReader, services, divisionOf });
  });
  return createCatalogue(listings, services);
}

/** As the API lists them. */
export const listed = (found: SearchResult): ListedCompany[] =>
  JSON.parse(companyList(found).body.toString());

/** As the API lists them. */
export const comparedRows = (
  catalogue: Catalogue,
  places: SearchDeps & Explanations,
  query: Partial<PriceComparisonQuery>,
): PriceComparisonRow[] =>
  JSON.parse(String(priceList(comparePrices(catalogue, places, query), places, query).body));

export const LEEDS: Place = {
  label: "Leeds",
  query: "Leeds",
  kind: "town",
  latitude: 53.8,
  longitude: -1.55,
};

/** Without districts and place names. */
const deliveryPlace = (place: Place): DeliveryPlace => ({
  ...place,
  isArea: false,
  district: null,
  others: [],
  names: new Map(),
});

/** What a search needs besides places: no permit fee is known, and no waste item. */
export const searchDeps = {
  permitFee: () => null,
  siteAt: (_place: Place, stands?: Stands): DeliverySite => ({
    division: "england-and-wales",
    permitNotice: stands === "road" ? null : undefined,
  }),
  listPermitFor: (): ListPermit => ({
    authority: null,
    ...{ fee: null, uncountedFee: null },
    noticeWorkingDays: null,
    url: null,
    known: false,
    ...{ maxLengthMetres: null, maxWidthMetres: null, maxDays: null, whoApplies: null },
  }),
  divisionOf: (): Division => "england-and-wales",
  orderDay: () => orderDay(),
  wasteItems: { named: () => [], correct: () => null },
  today: todayInLondon,
};

export const exampleCompanies = (
  database: Database,
  places: Parameters<typeof createCompanies>[0]["places"] = examplePlaces(),
) =>
  createCompanies({
    database,
    places,
    readReplica: { read: (query) => query(database) },
    permits: { ...searchDeps, feeFor: searchDeps.permitFee },
    wasteItems: searchDeps.wasteItems,
    today: searchDeps.today,
    orderDay: searchDeps.orderDay,
  });

/** Knows only this place. With `counties`, the place is a county or region. */
export const examplePlaces = (place: Place = LEEDS, counties: string[] = []) => ({
  ...searchDeps,
  explainUnknown: () => ({ suggestions: [], placeHint: null }),
  deliveryPlace,
  coverage: NO_COVERAGE_READER,
  mayBeDistrict: (code: string): boolean => code !== "ZZ99",
  resolve: (text: string): Resolution =>
    text.trim().toLowerCase() === place.query.toLowerCase()
      ? { kind: "place", searched: { place, note: null, alternatives: [] }, counties }
      : { kind: "text", text: text.trim() },
});

/** Knows every name of an authority as it is. */
export const examplePermits = { authorityNamed: (text: string): string | null => text };
