import type { Transaction } from "#server/database/connect.ts";
import { logRemovals } from "./log-store.ts";
import { type OwnReviews, type Score, updateScore } from "./score.ts";
import { countOwnReviews, lockScore, saveScore } from "./score-store.ts";
import * as store from "./store.ts";

/** A company that is locked until the transaction ends, with its score before the change. */
export interface LockedCompanyScore {
  companyId: number;
  isPublic: boolean;
  score: Score;
  own: OwnReviews;
}

/** Returns null if the company does not exist. */
export async function lockCompanyScore(
  tx: Transaction,
  companyId: number,
): Promise<LockedCompanyScore | null> {
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
 * Locks the company that `findId` finds. While the function waits for the lock, a merge or its undo can move reviews to another
 * company. `findId` is therefore called again afterwards. Returns null if it finds no company.
 */
async function lockFound(
  tx: Transaction,
  findId: () => Promise<number | null>,
): Promise<LockedCompanyScore | null> {
  let companyId = await findId();
  while (companyId !== null) {
    const locked = await lockCompanyScore(tx, companyId);
    const now = await findId();
    if (now === companyId) return locked;
    companyId = now;
  }
  return null;
}

/** Locks the company of a review. Returns null if the review does not exist. */
export const lockCompanyScoreOf = (tx: Transaction, reviewId: number): Promise<LockedCompanyScore | null> =>
  lockFound(tx, () => store.companyIdOf(tx, reviewId));

/** Locks a company, or the one that it was merged into. Returns null if the company does not exist. */
export const lockKeptCompanyScore = (
  tx: Transaction,
  companyId: number,
): Promise<LockedCompanyScore | null> => lockFound(tx, () => store.companyAfterMerges(tx, companyId));

/**
 * Deletes reviews of a locked company and subtracts those shown from its score. Reviews that the administrator removes are kept
 * in the log for 30 days; reviews that their author withdraws are not. Returns the number of deleted reviews.
 */
export async function removeReviews(
  tx: Transaction,
  locked: LockedCompanyScore,
  { act, remove }: { act: store.ReviewAct; remove: () => Promise<store.DeletedReview[]> },
): Promise<number> {
  await store.setReviewAct(tx, act);
  const removed = await remove();
  const shown = removed.filter(({ isWaiting }) => !isWaiting);
  const stars = shown.reduce((sum, { rating }) => sum + rating, 0);
  if (shown.length > 0) await addToScore(tx, locked, { count: -shown.length, stars: -stars });
  if (act.event !== "withdrawn")
    await logRemovals(tx, { companyId: locked.companyId, reason: act.reason }, removed);
  return removed.length;
}
