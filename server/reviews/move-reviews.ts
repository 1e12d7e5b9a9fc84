import type { Transaction } from "#server/database/connect.ts";
import { addToScore, lockCompanyScore } from "./score-changes.ts";
import * as store from "./store.ts";

interface MovedReviews {
  from: number;
  to: number;
  /** The reviews to move. Without `ids`, all reviews of `from` move. */
  ids?: readonly number[];
}

/**
 * Moves reviews from one company to another, and updates both ratings. Both companies are locked. Returns the ids of the moved
 * reviews: none if one of the companies does not exist.
 */
export async function moveReviews(tx: Transaction, { from, to, ids }: MovedReviews): Promise<number[]> {
  const [former, next] = [await lockCompanyScore(tx, from), await lockCompanyScore(tx, to)];
  if (!former || !next) return [];
  const moved = await store.setReviewCompany(tx, { from, to, ids });
  const shown = moved.filter(({ isWaiting }) => !isWaiting);
  const stars = shown.reduce((sum, { rating }) => sum + rating, 0);
  if (shown.length > 0) {
    await addToScore(tx, former, { count: -shown.length, stars: -stars });
    await addToScore(tx, next, { count: shown.length, stars });
  }
  return moved.map(({ id }) => id);
}
