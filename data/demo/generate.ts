import type { Company } from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";
import { createFirmGenerator, type Firm, type LocateCompany } from "./companies/company.ts";
import { emailAt, noEmail } from "./companies/internet.ts";
import { FEATURED_TOWNS } from "./featured.ts";
import { createSeededRandom } from "./random.ts";
import type { DemoPlaceTables } from "./read-place-tables.ts";
import { askedTowns } from "./requests/firms.ts";
import { proveReviews } from "./requests/proofs.ts";
import { withActs } from "./reviews/acts.ts";
import { chooseReviewCounts } from "./reviews/counts.ts";
import { average, chooseRatings } from "./reviews/ratings.ts";
import { reviewFirm } from "./reviews/reviews.ts";
import { STORIES } from "./stories.ts";
import { COMPANIES, COMPANIES_WITH_EMAIL, REVIEWS, STARS } from "./totals.ts";
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
  const createFirm = createFirmGenerator(tables, locate, STORIES);
  const towns = assignTowns(tables, createSeededRandom("towns"));
  const firms = towns.map((town, index) => createFirm(index + 1, town, listingDate(index)));
  markFeatured(firms);
  assignEmails(firms);
  const counts = chooseReviewCounts(firms, REVIEWS, createSeededRandom("review counts"));
  const ratings = chooseRatings(firms, counts, STARS, createSeededRandom("ratings"));
  const reviews = firms.flatMap((firm, index) => reviewFirm(firm, ratings[index] ?? []));
  const companies = firms.map(({ company }, index) => ({
    ...company,
    ...ratingAndCount(ratings[index] ?? []),
  }));
  return { companies, reviews: withActs(proveReviews(withIds(reviews), askedTowns(companies, tables))) };
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
    if (firm) Object.assign(firm.company, { featured: true });
  }
}

/**
 * Assigns an email address to as many companies as the specification says. Other companies get a value that means none.
 * Hand-written companies that state a value keep it.
 */
function assignEmails(firms: readonly Firm[]): void {
  const random = createSeededRandom("emails");
  const hasOwnEmail = (firm: Firm) => firm.story?.company.email !== undefined;
  const preferred = firms.filter((firm) => firm.company.featured || (firm.story && !hasOwnEmail(firm)));
  const others = random.shuffle(firms.filter((firm) => !firm.company.featured && !firm.story));
  const storyEmails = firms.filter(({ story }) => story?.company.email?.includes("@")).length;
  const candidates = [...preferred, ...others];
  const emailsLeft = COMPANIES_WITH_EMAIL - storyEmails;
  for (const [index, { company, domain }] of candidates.entries()) {
    company.email = index < emailsLeft ? emailAt(domain, random) : noEmail(random);
  }
}

const ratingAndCount = (ratings: readonly number[]): Pick<Company, "rating" | "reviewCount"> => ({
  rating: ratings.length > 0 ? average(ratings).toFixed(2) : null,
  reviewCount: ratings.length,
});

/** Sorts the reviews by date and numbers them from 1. */
const withIds = (reviews: readonly Omit<Review, "id">[]): Review[] =>
  [...reviews]
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.companyId - b.companyId)
    .map((review, index) => ({ id: index + 1, ...review }));
