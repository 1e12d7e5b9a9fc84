import type {
  ReportedReview,
  Review,
  ReviewDecision,
  ReviewReport,
  ReviewRule,
  ReviewsSentBetween,
} from "#contract/reviews.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import * as reportStore from "./moderation-store.ts";
import { logDecision } from "./moderation-store.ts";
import { findOwnReview } from "./own-review-store.ts";
import {
  addToScore,
  applyEdit,
  lockCompanyScore,
  lockCompanyScoreOf,
  removeReview,
  removeReviews,
} from "./score-changes.ts";
import * as store from "./store.ts";
import { markChecked, refuseEdit } from "./store.ts";

interface ModerationDeps {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite">;
}

const removal = (reason: ReviewRule | undefined): store.ReviewAct => ({
  event: "removed",
  reason: reason ?? "not-stated",
});

export const createModeration = ({ database, companies }: ModerationDeps) => ({
  listWaiting: () => store.listWaitingReviews(database),
  async publish(id: number): Promise<Review | null> {
    const published = await database.transaction((tx) => publishReview(tx, id));
    if (published) await companies.refreshAfterWrite([published.companyId]);
    return published;
  },
  remove: (id: number, reason?: ReviewRule): Promise<boolean> =>
    removeOne({ database, companies }, id, removal(reason)),
  takeBackFor: (id: number): Promise<boolean> =>
    removeOne({ database, companies }, id, { event: "withdrawn", reason: "by-writer" }),
  async removeBetween(companyId: number, { reason, ...times }: ReviewsSentBetween): Promise<number | null> {
    const removed = await database.transaction(async (tx) => {
      const locked = await lockCompanyScore(tx, companyId);
      const remove = () => store.deleteReviewsBetween(tx, companyId, times);
      return locked && removeReviews(tx, locked, { act: removal(reason), remove });
    });
    if (removed) await companies.refreshAfterWrite([companyId]);
    return removed;
  },
});

async function removeOne({ database, companies }: ModerationDeps, id: number, act: store.ReviewAct) {
  const companyId = await database.transaction(async (tx) => {
    const locked = await lockCompanyScoreOf(tx, id);
    if (!locked) return null;
    return (await removeReview(tx, locked, act, id)) > 0 ? locked.companyId : null;
  });
  if (companyId !== null) await companies.refreshAfterWrite([companyId]);
  return companyId !== null;
}

async function publishReview(tx: Transaction, id: number): Promise<Review | null> {
  const locked = await lockCompanyScoreOf(tx, id);
  if (!locked?.isPublic) return null;
  const review = await findOwnReview(tx, id);
  if (review?.waitingEdit) {
    await applyEdit(tx, { review, locked }, review.waitingEdit);
    await store.markChecked(tx, id);
  } else {
    const published = await store.publishReview(tx, id);
    if (!published) return null;
    await addToScore(tx, locked, { count: 1, stars: published.rating });
  }
  await logDecision(tx, { kind: "review-published", companyId: locked.companyId, reviewId: id });
  return store.findReview(tx, id);
}

export const createReports = ({ database, companies }: ModerationDeps) => ({
  /**
   * `byCompany` is true if the reviewed company is signed in. `network` is the hash of the sender's /24 or /48 network
   * (`Networks.outer`). Returns false if the review was deleted or is not shown.
   */
  report: (
    reviewId: number,
    report: ReviewReport,
    { byCompany = false, network }: { byCompany?: boolean; network: string | null },
  ): Promise<boolean> =>
    database.transaction((tx) => reportStore.insertReport(tx, reviewId, { ...report, byCompany, network })),

  listReported: (): Promise<ReportedReview[]> => reportStore.listReportedReviews(database),

  /** Decides the open reports of a review. Without open reports, "keep" refuses an edit that waits. */
  async decide(reviewId: number, { decision, reason }: ReviewDecision): Promise<boolean> {
    const companyId = await database.transaction(async (tx) => {
      const locked = await lockCompanyScoreOf(tx, reviewId);
      if (!locked) return null;
      if (!(await reportStore.closeReports(tx, reviewId))) {
        const isRefused = decision === "keep" && (await refuseEdit(tx, reviewId));
        if (isRefused)
          await logDecision(tx, { kind: "review-kept", reviewId, companyId: locked.companyId, reason });
        return isRefused ? locked.companyId : null;
      }
      if (decision === "keep") await keepReview(tx, { reviewId, companyId: locked.companyId, reason });
      else await removeReview(tx, locked, { event: "upheld", reason }, reviewId);
      return locked.companyId;
    });
    if (companyId !== null) await companies.refreshAfterWrite([companyId]);
    return companyId !== null;
  },
});

async function keepReview(
  tx: Transaction,
  { reviewId, companyId, reason }: { reviewId: number; companyId: number; reason: string },
): Promise<void> {
  await markChecked(tx, reviewId);
  await reportStore.noteDismissal(tx, reviewId, reason);
  await logDecision(tx, { kind: "review-kept", reviewId, companyId, reason });
}
