import type { ReviewDecision, ReviewReport, ReviewRule } from "#contract/reviews.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import * as reportStore from "./moderation-store.ts";
import { findOwnReview } from "./own-review-store.ts";
import * as scores from "./score-changes.ts";
import * as store from "./store.ts";

interface ModerationDeps {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite">;
}

const removal = (reason: ReviewRule | undefined): store.ReviewAct => ({
  event: "removed",
  reason: reason ?? "not-stated",
});

export function createModeration(deps: ModerationDeps) {
  const { database } = deps;
  const removeOne = async (id: number, act: store.ReviewAct): Promise<boolean> =>
    (await scores.changeReview(deps, id, (tx, locked) => scores.removeReview(tx, locked, act, id))) !== null;

  return {
    listWaiting: () => store.listWaitingReviews(database),
    async publish(id: number) {
      const companyId = await scores.changeReview(deps, id, (tx, locked) => publishReview(tx, locked, id));
      return companyId === null ? null : store.findReview(database, id);
    },
    remove: (id: number, reason?: ReviewRule) => removeOne(id, removal(reason)),
    takeBackFor: (id: number) => removeOne(id, { event: "withdrawn", reason: "by-writer" }),
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

    listReported: () => reportStore.listReportedReviews(database),

    /** Decides the open reports of a review. Without open reports, "keep" refuses an edit that waits. */
    async decide(reviewId: number, { decision, reason }: ReviewDecision): Promise<boolean> {
      const companyId = await scores.changeReview(deps, reviewId, async (tx, locked) => {
        const isReported = await reportStore.closeReports(tx, reviewId);
        if (decision !== "keep")
          return isReported && scores.removeReview(tx, locked, { event: "upheld", reason }, reviewId);
        if (!isReported && !(await store.refuseEdit(tx, reviewId))) return false;
        if (isReported) {
          await store.markChecked(tx, reviewId);
          await reportStore.noteDismissal(tx, reviewId, reason);
        }
        const about = { reviewId, companyId: locked.companyId, reason };
        await reportStore.logDecision(tx, { kind: "review-kept", ...about });
        return true;
      });
      return companyId !== null;
    },
  };
}

async function publishReview(tx: Transaction, locked: scores.LockedCompanyScore, id: number) {
  if (!locked.isPublic) return false;
  const review = await findOwnReview(tx, id);
  if (review?.waitingEdit) {
    await scores.applyEdit(tx, { review, locked }, review.waitingEdit);
    await store.markChecked(tx, id);
  } else {
    const published = await store.publishReview(tx, id);
    if (!published) return false;
    await scores.addToScore(tx, locked, { count: 1, stars: published.rating });
  }
  const about = { companyId: locked.companyId, reviewId: id };
  await reportStore.logDecision(tx, { kind: "review-published", ...about });
  return true;
}
