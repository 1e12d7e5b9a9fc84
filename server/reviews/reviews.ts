import type { NewReview, Review } from "#contract/reviews.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { updateScore } from "./score.ts";
import { companyIdOf, countOwnReviews, deleteReview, insertReview, lockScore, saveScore } from "./store.ts";

export type Reviews = ReturnType<typeof createReviews>;

/** Adds and deletes reviews. The catalogue shows each change before the request is answered. */
export function createReviews({
  database,
  companies,
}: {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite">;
}) {
  return {
    /** Returns null if the company does not exist. */
    async add(review: NewReview): Promise<Review | null> {
      const added = await database.transaction((tx) => addReview(tx, review));
      if (added) await companies.refreshAfterWrite([added.companyId]);
      return added;
    },
    /** Returns false if the review does not exist. */
    async remove(id: number): Promise<boolean> {
      const companyId = await database.transaction((tx) => removeReview(tx, id));
      if (companyId !== null) await companies.refreshAfterWrite([companyId]);
      return companyId !== null;
    },
  };
}

async function addReview(tx: Transaction, review: NewReview): Promise<Review | null> {
  const score = await lockScore(tx, review.companyId);
  if (!score) return null;
  const own = await countOwnReviews(tx, review.companyId);
  const added = await insertReview(tx, review);
  await saveScore(tx, review.companyId, updateScore(score, own, review.rating, 1));
  return added;
}

async function removeReview(tx: Transaction, id: number): Promise<number | null> {
  const companyId = await companyIdOf(tx, id);
  const score = companyId === null ? null : await lockScore(tx, companyId);
  if (companyId === null || !score) return null;
  const own = await countOwnReviews(tx, companyId);
  const stars = await deleteReview(tx, id);
  if (stars === null) return null;
  await saveScore(tx, companyId, updateScore(score, own, stars, -1));
  return companyId;
}
