import type { Review } from "#contract/reviews.ts";
import type { AskedTown } from "./firms.ts";

/** The first day on which customers are invited to review. */
const FIRST_INVITED = "2025-07-01";
const MOST_PER_FIRM = 2;

/** Marks reviews as written by invited customers: up to two for each firm that answers requests. Ratings do not change. */
export function proveReviews(reviews: readonly Review[], towns: readonly AskedTown[]): Review[] {
  const left = new Map(
    towns.flatMap(({ firms }) =>
      firms.flatMap(({ company, habit }) => (habit === "silent" ? [] : [[company.id, MOST_PER_FIRM]])),
    ),
  );
  return reviews.map((review) => {
    const count = left.get(review.companyId) ?? 0;
    if (count === 0 || review.createdAt < FIRST_INVITED) return review;
    left.set(review.companyId, count - 1);
    return { ...review, proof: "asked-here" };
  });
}
