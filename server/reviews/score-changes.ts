import type { EditedReview } from "#contract/reviews.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { logDecision } from "./moderation-store.ts";
import { type StoredOwnReview, saveEdit } from "./own-review-store.ts";
import { type OwnReviews, updateScore } from "./score.ts";
import * as store from "./store.ts";
import { countOwnReviews, lockScore, noteCompanyChange, saveScore } from "./store.ts";

/** A company that is locked until the transaction ends, with its score before the change. */
export type LockedCompanyScore = NonNullable<Awaited<ReturnType<typeof lockCompanyScore>>>;

export async function lockCompanyScore(tx: Transaction, companyId: number) {
  const locked = await lockScore(tx, companyId);
  if (!locked) return null;
  const { isPublic, ...score } = locked;
  return { companyId, isPublic, score, own: await countOwnReviews(tx, companyId) };
}

export const addToScore = (
  tx: Transaction,
  { companyId, score, own }: LockedCompanyScore,
  change: OwnReviews,
) => saveScore(tx, companyId, updateScore(score, own, change));

/**
 * While this function waits for the lock, a merge or its undo can change the company. So `findId` is called again after locking.
 */
async function lockFound(tx: Transaction, findId: () => Promise<number | null>) {
  let companyId = await findId();
  while (companyId !== null) {
    const locked = await lockCompanyScore(tx, companyId);
    const now = await findId();
    if (now === companyId) return locked;
    companyId = now;
  }
  return null;
}

const lockCompanyScoreOf = (tx: Transaction, reviewId: number) =>
  lockFound(tx, () => store.companyIdOf(tx, reviewId));

export const lockKeptCompanyScore = (tx: Transaction, companyId: number) =>
  lockFound(tx, () => store.companyAfterMerges(tx, companyId));

interface ScoreDeps {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite">;
}

/** Locks the review's company for `act`. Returns the company's id. Null without such a review, or if `act` returns false. */
export async function changeReview(
  { database, companies }: ScoreDeps,
  id: number,
  act: (tx: Transaction, locked: LockedCompanyScore) => Promise<boolean>,
): Promise<number | null> {
  const companyId = await database.transaction(async (tx) => {
    const locked = await lockCompanyScoreOf(tx, id);
    return locked && (await act(tx, locked)) ? locked.companyId : null;
  });
  if (companyId !== null) await companies.refreshAfterWrite([companyId]);
  return companyId;
}

/** A review removed by the administrator is kept in the log for 30 days. Returns false if the review does not exist. */
export async function removeReview(
  tx: Transaction,
  locked: LockedCompanyScore,
  { event, reason }: store.ReviewAct,
  reviewId: number,
): Promise<boolean> {
  await store.setReviewAct(tx, { event, reason });
  const removed = await store.deleteReview(tx, reviewId);
  if (!removed) return false;
  const { companyId } = locked;
  if (!removed.isWaiting) await addToScore(tx, locked, { count: -1, stars: -removed.rating });
  if (event !== "withdrawn")
    await logDecision(tx, { kind: "review-removed", companyId, reviewId, reason, kept: removed.kept });
  return true;
}

export interface LockedReview {
  review: StoredOwnReview;
  locked: LockedCompanyScore;
}

export async function applyEdit(tx: Transaction, { review, locked }: LockedReview, edited: EditedReview) {
  await saveEdit(tx, review.id, edited);
  if (review.isWaiting) return;
  await addToScore(tx, locked, { count: 0, stars: edited.rating - review.rating });
  await noteCompanyChange(tx, locked.companyId);
}
