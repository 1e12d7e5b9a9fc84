import type { EditedReview } from "#contract/reviews.ts";
import type { Transaction } from "#server/database/connect.ts";
import { type StoredOwnReview, saveEdit } from "./own-review-store.ts";
import { addToScore, type LockedCompanyScore } from "./score-changes.ts";
import { noteCompanyChange } from "./store.ts";

interface LockedReview {
  review: Pick<StoredOwnReview, "id" | "rating" | "isWaiting">;
  locked: LockedCompanyScore;
}

/** Gives a review the words and stars of an edit. Those of a shown review change the company's rating. */
export async function applyEdit(tx: Transaction, { review, locked }: LockedReview, edited: EditedReview) {
  await saveEdit(tx, review.id, edited);
  if (review.isWaiting) return;
  await addToScore(tx, locked, { count: 0, stars: edited.rating - review.rating });
  await noteCompanyChange(tx, locked.companyId);
}
