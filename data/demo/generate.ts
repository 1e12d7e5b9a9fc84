import type { Company } from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";
import { createFirms, type Firm, type Locate } from "./companies/company.ts";
import { emailAt, noEmail } from "./companies/internet.ts";
import { FEATURED_TOWNS } from "./featured.ts";
import { createRandom } from "./random.ts";
import type { PlaceTables } from "./read-place-tables.ts";
import { shareReviews } from "./reviews/counts.ts";
import { average, chooseRatings } from "./reviews/ratings.ts";
import { reviewFirm } from "./reviews/reviews.ts";
import { STORIES } from "./stories.ts";
import { COMPANIES, COMPANIES_WITH_EMAIL, REVIEWS, STARS } from "./totals.ts";
import { planTowns } from "./towns.ts";

export interface DemoData {
  companies: Company[];
  reviews: Review[];
}

export interface DemoDataSource {
  tables: PlaceTables;
  /** Locates a company as the product does. */
  locate: Locate;
}

/** Generates a directory of invented companies, the same at every call. */
export function generateDemoData({ tables, locate }: DemoDataSource): DemoData {
  const found = createFirms(tables, locate, STORIES);
  const towns = planTowns(tables, createRandom("towns"));
  const firms = towns.map((town, index) => found(index + 1, town, listedOn(index)));
  feature(firms);
  giveEmails(firms);
  const counts = shareReviews(firms, REVIEWS, createRandom("review counts"));
  const ratings = chooseRatings(firms, counts, STARS, createRandom("ratings"));
  const reviews = firms.flatMap((firm, index) => reviewFirm(firm, ratings[index] ?? []));
  const companies = firms.map(({ company }, index) => ({ ...company, ...rated(ratings[index] ?? []) }));
  return { companies, reviews: inOrder(reviews) };
}

const FIRST_LISTED = Date.UTC(2021, 0, 4);
const LAST_LISTED = Date.UTC(2025, 11, 19);

/** Companies were listed one after another, on weekdays, in office hours or in the evening. */
function listedOn(index: number): Date {
  const random = createRandom(`listed ${index}`);
  const date = new Date(FIRST_LISTED + ((LAST_LISTED - FIRST_LISTED) * index) / (COMPANIES - 1));
  date.setUTCHours(random.between(8, 18), random.between(0, 59), random.between(0, 59), 0);
  return date;
}

function feature(firms: readonly Firm[]): void {
  for (const { town, county } of FEATURED_TOWNS) {
    const firm = firms.find(
      ({ company, story }) => !story && company.location === town && company.county === county,
    );
    if (firm) Object.assign(firm.company, { featured: true });
  }
}

/** Gives exactly as many companies an email address as the specification says. Stories keep theirs. */
function giveEmails(firms: readonly Firm[]): void {
  const random = createRandom("emails");
  const told = (firm: Firm) => firm.story?.company.email !== undefined;
  const first = firms.filter((firm) => firm.company.featured || (firm.story && !told(firm)));
  const rest = random.shuffle(firms.filter((firm) => !firm.company.featured && !firm.story));
  const toldUsable = firms.filter(({ story }) => story?.company.email?.includes("@")).length;
  const open = [...first, ...rest];
  const usable = COMPANIES_WITH_EMAIL - toldUsable;
  for (const [index, { company, domain }] of open.entries()) {
    company.email = index < usable ? emailAt(domain, random) : noEmail(random);
  }
}

const rated = (ratings: readonly number[]): Pick<Company, "rating" | "reviewCount"> => ({
  rating: ratings.length > 0 ? average(ratings).toFixed(2) : null,
  reviewCount: ratings.length,
});

/** Numbers the reviews in the order they were written. */
const inOrder = (reviews: readonly Omit<Review, "id">[]): Review[] =>
  [...reviews]
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.companyId - b.companyId)
    .map((review, index) => ({ id: index + 1, ...review }));
