import type { Company } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import type { Review } from "#contract/reviews.ts";
import { findDemoTown } from "../places.ts";
import { readDemoTable } from "../words.ts";

/** How a firm answers: the share of requests that it answers, and the fewest and most hours that an answer takes. */
interface Habit {
  habit: string;
  share: number;
  fewestHours: number;
  mostHours: number;
}

const HABITS = readDemoTable<Habit>("habits");
/** Towns whose firms get requests, with how each of these firms answers. */
const REQUEST_TOWNS = readDemoTable<{ town: string; county: string; habits: string }>("request-towns");

/** Returns the towns of the requests, each with the firms that have the most reviews and accept quote requests. */
export const askedTowns = (companies: readonly Company[]) =>
  REQUEST_TOWNS.map(({ town, county, habits }) => {
    const firms = companies
      .filter((company) => company.location === town && company.county === county && canBeQuoted(company))
      .sort((a, b) => b.reviewCount - a.reviewCount || a.id - b.id);
    return {
      town: findDemoTown(town, county),
      firms: habits.split(", ").flatMap((name, index) => {
        const company = firms[index];
        const habit = HABITS.find((each) => each.habit === name);
        return company && habit ? [{ company, habit }] : [];
      }),
    };
  });

export type AskedTown = ReturnType<typeof askedTowns>[number];
export type AskedFirm = AskedTown["firms"][number];

/** The first day on which customers are invited to review. */
const FIRST_INVITED = "2025-07-01";
const MOST_PER_FIRM = 2;

/** Marks reviews as written by invited customers: up to two for each firm that answers requests. Ratings do not change. */
export function proveReviews(reviews: readonly Review[], towns: readonly AskedTown[]): Review[] {
  const answering = towns.flatMap(({ firms }) => firms.filter(({ habit }) => habit.share > 0));
  const left = new Map(answering.map(({ company }) => [company.id, MOST_PER_FIRM]));
  return reviews.map((review) => {
    const count = left.get(review.companyId) ?? 0;
    if (count === 0 || review.createdAt < FIRST_INVITED) return review;
    left.set(review.companyId, count - 1);
    return { ...review, proof: "asked-here" };
  });
}
