import type { Company } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import type { Review } from "#contract/reviews.ts";
import type { DemoPlaceTables, DemoTown } from "../places.ts";
import { REQUEST_TOWNS } from "../totals.ts";

/** How a firm answers: the share of requests that it answers, and the fewest and most hours that an answer takes. */
interface Habit {
  share: number;
  hours: readonly [number, number];
}

const SILENT: Habit = { share: 0, hours: [0, 0] };
const HABITS: Readonly<Record<string, Habit>> = {
  quick: { share: 0.92, hours: [0.3, 8] },
  daily: { share: 0.85, hours: [7, 30] },
  relaxed: { share: 0.75, hours: [26, 80] },
  slow: { share: 0.6, hours: [75, 170] },
};

export interface AskedFirm {
  company: Company;
  habit: Habit;
}

/** A town, with the firms to which its customers send requests. */
export interface AskedTown {
  town: DemoTown;
  firms: readonly AskedFirm[];
}

/** Returns the towns of the requests, each with the firms that have the most reviews and accept quote requests. */
export const askedTowns = (companies: readonly Company[], { towns }: DemoPlaceTables): AskedTown[] =>
  REQUEST_TOWNS.flatMap(({ town: name, county, habits }) => {
    const town = towns.find((each) => each.name === name && each.county === county);
    const firms = companies
      .filter((company) => company.location === name && company.county === county && canBeQuoted(company))
      .sort((a, b) => b.reviewCount - a.reviewCount || a.id - b.id)
      .slice(0, habits.length)
      .map((company, index) => ({ company, habit: HABITS[habits[index] ?? ""] ?? SILENT }));
    return town ? [{ town, firms }] : [];
  });

/** The first day on which customers are invited to review. */
const FIRST_INVITED = "2025-07-01";
const MOST_PER_FIRM = 2;

/** Marks reviews as written by invited customers: up to two for each firm that answers requests. Ratings do not change. */
export function proveReviews(reviews: readonly Review[], towns: readonly AskedTown[]): Review[] {
  const answering = towns.flatMap(({ firms }) => firms.filter(({ habit }) => habit !== SILENT));
  const left = new Map(answering.map(({ company }) => [company.id, MOST_PER_FIRM]));
  return reviews.map((review) => {
    const count = left.get(review.companyId) ?? 0;
    if (count === 0 || review.createdAt < FIRST_INVITED) return review;
    left.set(review.companyId, count - 1);
    return { ...review, proof: "asked-here" };
  });
}
