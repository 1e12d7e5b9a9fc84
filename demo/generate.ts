import type { Company } from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";
import { emailAt, noEmail } from "./companies/addresses.ts";
import { createFirmGenerator, type Firm, type LocateCompany } from "./companies/company.ts";
import type { DemoPlaceTables } from "./places.ts";
import { createSeededRandom } from "./random.ts";
import { askedTowns, proveReviews } from "./requests/firms.ts";
import { withActs } from "./reviews/acts.ts";
import { average, chooseRatings, chooseReviewCounts } from "./reviews/ratings.ts";
import { reviewFirm } from "./reviews/reviews.ts";
import { COMPANIES, COMPANIES_WITH_EMAIL, FEATURED_TOWNS, REVIEWS, STARS } from "./totals.ts";
import { assignTowns } from "./towns.ts";

export interface DemoData {
  companies: Company[];
  reviews: Review[];
}

interface DemoDataSource {
  tables: DemoPlaceTables;
  locate: LocateCompany;
}

/** Generates invented companies and reviews. Calls with the same tables and `locate` return the same data. */
export function generateDemoData({ tables, locate }: DemoDataSource): DemoData {
  const createFirm = createFirmGenerator(tables, locate);
  const towns = assignTowns(tables, createSeededRandom("towns"));
  const firms = towns.map((town, index) => createFirm(index + 1, town, listingDate(index)));
  markFeatured(firms);
  assignEmails(firms);
  const counts = chooseReviewCounts(firms, REVIEWS, createSeededRandom("review counts"));
  const ratings = chooseRatings(firms, counts, STARS, createSeededRandom("ratings"));
  const reviews = firms
    .flatMap((firm, index) => reviewFirm(firm, ratings[index] ?? []))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.companyId - b.companyId)
    .map((review, index) => ({ id: index + 1, ...review }));
  const companies = firms.map(({ company }, index) => {
    const own = ratings[index] ?? [];
    return {
      ...company,
      rating: own.length > 0 ? average(own).toFixed(2) : null,
      reviewCount: own.length,
    };
  });
  return { companies, reviews: withActs(proveReviews(reviews, askedTowns(companies, tables))) };
}

const FIRST_LISTED = Date.UTC(2021, 0, 4);
const LAST_LISTED = Date.UTC(2025, 11, 19);

/** Returns the time a company was listed. Days are in the order of the ids; times of day are random, 8:00 to 18:59 UTC. */
function listingDate(index: number): Date {
  const random = createSeededRandom(`listed ${index}`);
  const date = new Date(FIRST_LISTED + ((LAST_LISTED - FIRST_LISTED) * index) / (COMPANIES - 1));
  date.setUTCHours(random.between(8, 18), random.between(0, 59), random.between(0, 59), 0);
  return date;
}

function markFeatured(firms: readonly Firm[]): void {
  for (const { town, county } of FEATURED_TOWNS) {
    const firm = firms.find(
      ({ company, story }) => !story && company.location === town && company.county === county,
    );
    if (firm) firm.company.featured = true;
  }
}

/**
 * Assigns an email address to as many companies as the specification says. Other companies get a value that means none.
 * Hand-written companies that state a value keep it.
 */
function assignEmails(firms: readonly Firm[]): void {
  const random = createSeededRandom("emails");
  const ownEmails = firms.flatMap(({ story }) => story?.company.email ?? []);
  const left = COMPANIES_WITH_EMAIL - ownEmails.filter((email) => email.includes("@")).length;
  const candidates = [
    ...firms.filter(({ company, story }) => company.featured || (story && story.company.email === undefined)),
    ...random.shuffle(firms.filter(({ company, story }) => !company.featured && !story)),
  ];
  for (const [index, { company, domain }] of candidates.entries())
    company.email = index < left ? emailAt(domain, random) : noEmail(random);
}
