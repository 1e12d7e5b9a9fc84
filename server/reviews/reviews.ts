import type { NewReview, Review } from "#contract/reviews.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { movedScore } from "./score.ts";
import { companyOf, countOwnReviews, deleteReview, insertReview, lockScore, saveScore } from "./store.ts";

/** Writing reviews. Reading them is part of the directory, which shows every change before the writer is answered. */
export interface Reviews {
  /** Null when there is no such company. */
  add(review: NewReview): Promise<Review | null>;
  /** False when there is no such review. */
  remove(id: number): Promise<boolean>;
}

export function createReviews({
  database,
  companies,
}: {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite">;
}): Reviews {
  return {
    async add(review) {
      const added = await database.transaction((transaction) => addReview(transaction, review));
      if (added) await companies.refreshAfterWrite([added.companyId]);
      return added;
    },
    async remove(id) {
      const companyId = await database.transaction((transaction) => removeReview(transaction, id));
      if (companyId !== null) await companies.refreshAfterWrite([companyId]);
      return companyId !== null;
    },
  };
}

async function addReview(transaction: Transaction, review: NewReview): Promise<Review | null> {
  const score = await lockScore(transaction, review.companyId);
  if (!score) return null;
  const own = await countOwnReviews(transaction, review.companyId);
  const added = await insertReview(transaction, review);
  await saveScore(transaction, review.companyId, movedScore(score, own, review.rating, 1));
  return added;
}

async function removeReview(transaction: Transaction, id: number): Promise<number | null> {
  const companyId = await companyOf(transaction, id);
  const score = companyId === null ? null : await lockScore(transaction, companyId);
  if (companyId === null || !score) return null;
  const own = await countOwnReviews(transaction, companyId);
  const stars = await deleteReview(transaction, id);
  if (stars === null) return null;
  await saveScore(transaction, companyId, movedScore(score, own, stars, -1));
  return companyId;
}
